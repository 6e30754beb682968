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

/** How many frames a closed dialog is waited for. */
const patience = 120

async function restoreFocus(): Promise<void> {
  // The dialog itself gives it back in the frame after it has gone.
  await afterPaint()
  await afterPaint()
  const isLost = () => document.activeElement === document.body
  const isCovered = () => document.querySelector('[aria-modal="true"]') !== null
  // It stays while what is shown next is still being loaded, such as the greeting after a login.
  for (let frame = 0; frame < patience && isLost() && isCovered(); frame += 1) await afterPaint()
  if (isLost() && !isCovered()) document.querySelector('main')?.focus({ preventScroll: true })
}
