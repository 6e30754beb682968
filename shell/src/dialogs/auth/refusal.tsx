import { useErrorText } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  error: unknown
  /** Embeds the server's message in a sentence of the form. */
  say?: (message: string) => ReactNode
}

/**
 * Shows the server's error message, with the request id of what somebody has to look into, and scrolls it into
 * view, because a form may be longer than a phone's screen.
 */
export function AuthRefusal({ error, say = (message) => message }: Props) {
  const words = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise here, which React would take for a cleanup function, so nothing is
    // returned.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error) return null
  const { text, reference } = words(error)
  return (
    <Box ref={box}>
      <Alert tone="bad" title={say(text)} reference={reference} />
    </Box>
  )
}
