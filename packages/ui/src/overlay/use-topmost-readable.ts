import { useEffect } from 'react'

/**
 * Keeps the topmost dialog readable for screen readers. A dialog hides the rest of the page in the frame after
 * it opens, so two that open in the same frame would hide each other until one of them closes.
 */
export function useTopmostReadable(open: boolean): void {
  useEffect(() => {
    if (!open) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(showTopmost)
    })
    return () => cancelAnimationFrame(frame)
  }, [open])
}

/** Dialogs are appended to the page as they open, so the last one lies on top. */
function showTopmost(): void {
  const topmost = [...document.querySelectorAll('.ml-dialog[data-state=open]')].at(-1)
  topmost?.closest('[data-aria-hidden]')?.removeAttribute('aria-hidden')
}
