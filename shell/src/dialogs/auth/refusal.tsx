import { useErrorText } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { RequestReference } from '../request-reference.tsx'

interface Props {
  error: unknown
  /** Wraps the server's message in words of the form's own. */
  say?: (message: string) => ReactNode
}

/** Why the server refused, in its words, with the request's id; brought before the eyes, for a form may be longer than a phone. */
export function Refusal({ error, say = (message) => message }: Props) {
  const words = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers answer with a promise, which must not be taken for a way to clean up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error) return null
  const { text, requestId } = words(error)
  return (
    <Box ref={box}>
      <Alert tone="bad" title={say(text)} reference={requestId && <RequestReference id={requestId} />} />
    </Box>
  )
}
