import { type ReactNode, useState } from 'react'
import { TextLink } from '../button/text-link.tsx'

/** What support needs to know about a failure; collapsed at first. */
export interface FailureDetail {
  /** Opens it. */
  text: ReactNode
  content: ReactNode
  /** What a button next to it copies, such as a request id, with the button's words before and after. */
  copy?: { value: string; text: ReactNode; copied: ReactNode }
}

/** The content of a failure's detail, with the button that copies what support asks for. */
export function DetailContent({ content, copy }: Omit<FailureDetail, 'text'>) {
  const [copied, setCopied] = useState(false)
  if (!copy) return content
  const write = () =>
    navigator.clipboard.writeText(copy.value).then(
      () => setCopied(true),
      // When the browser forbids copying, the user can still select the text and copy it by hand.
      () => setCopied(false),
    )
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {content}{' '}
      <TextLink as="button" type="button" style={{ color: 'inherit' }} onClick={() => void write()}>
        {copied ? copy.copied : copy.text}
      </TextLink>
      <output className="ml-hidden">{copied && copy.copied}</output>
    </span>
  )
}
