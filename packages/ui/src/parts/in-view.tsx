import { type ReactNode, useEffect, useRef } from 'react'
import { Box } from '@metrolibre/ui'

/** Scrolls its content into view when it appears: the button that was pressed may be far away, or cover what is below. */
export function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise here, which React would take for a cleanup function, so nothing is returned.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <Box ref={box}>{children}</Box>
}
