import { useEffect } from 'react'

/** How many frames a closed dialog, or one that follows it, is waited for. */
const patience = 120

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Gives the focus to the content of the page once a dialog is closed, where it has nothing else to return to: what
 * opened the dialog may be gone, as the form of the login is when the greeting ends, or nobody pressed anything.
 */
export function useFocusAfterwards(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    return () => void restoreFocus()
  }, [open])
}

async function restoreFocus(): Promise<void> {
  // The dialog itself gives it back in the frame after it has gone.
  await nextFrame()
  await nextFrame()
  const isLost = () => document.activeElement === document.body
  const isCovered = () => document.querySelector('[aria-modal="true"]') !== null
  for (let frame = 0; frame < patience && isLost() && isCovered(); frame += 1) await nextFrame()
  if (isLost() && !isCovered()) document.querySelector('main')?.focus({ preventScroll: true })
}
