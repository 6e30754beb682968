import { useErrorText } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { RequestReference } from '../request-reference.tsx'

interface Props {
  error: unknown
  /** Wraps the server's message in words of the form's own. */
  say?: (message: string) => ReactNode
}

/** Why the server refused, in its words, with the request's id. */
export function Refusal({ error, say = (message) => message }: Props) {
  const words = useErrorText()
  if (!error) return null
  const { text, requestId } = words(error)
  return <Alert tone="bad" title={say(text)} reference={requestId && <RequestReference id={requestId} />} />
}
