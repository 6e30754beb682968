import { useEffect } from 'react'
import { afterPaint } from '../registry/after-paint.ts'

/**
 * Gives the focus to the content once the last dialog is closed, where it has nothing else to return to: what opened the
 * dialog may be gone, as the form of the login is when the greeting ends, or nobody pressed anything.
 */
export function useFocusAfterDialogs(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    return () => void restoreFocus()
  }, [isOpen])
}

async function restoreFocus(): Promise<void> {
  // The dialog itself gives it back in the frame after it has gone.
  await afterPaint()
  await afterPaint()
  if (document.activeElement !== document.body || document.querySelector('[aria-modal="true"]')) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
