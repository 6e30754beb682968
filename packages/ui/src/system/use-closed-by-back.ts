import { useEffect, useLayoutEffect, useRef } from 'react'
import { openLayer } from './layer-history.ts'

/**
 * Closes what lies over a page (a window, a sheet, a picture) when the visitor goes back, by button or gesture: people go
 * back from what lies on top, not from the page below it. `onClose` may leave it open, for example to ask a question.
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Before it is painted: on a slow phone an effect that follows the paint comes a second later, and whoever went back
  // meanwhile left the page.
  useLayoutEffect(() => (open ? openLayer(() => close.current()) : undefined), [open])
}
