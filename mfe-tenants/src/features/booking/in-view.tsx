import { Box } from '@metrolibre/ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** Brings what it holds before the eyes when it appears: on a phone the button that caused it hides what is below. */
export function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers answer with a promise, which must not be taken for a way to clean up.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <Box ref={box}>{children}</Box>
}
