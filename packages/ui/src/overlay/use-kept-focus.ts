import { type RefObject, useEffect } from 'react'

/**
 * Keeps the keyboard in a dialog when the control that had the focus goes away, such as the one that tries again: the
 * dialog itself gets the focus. Without this it would be on the page behind.
 */
export function useKeptFocus(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    let focused: Element | undefined
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element && dialog.current?.contains(target) ? target : undefined
    }
    const keep = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = undefined
      dialog.current?.focus()
    })
    document.addEventListener('focusin', remember)
    keep.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      keep.disconnect()
    }
  }, [dialog, open])
}
