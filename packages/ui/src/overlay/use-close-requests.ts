import { useEffect, useRef } from 'react'

interface Watcher extends EventTarget {
  destroy: () => void
}

/**
 * Closes a dialog when the system asks to close what lies on top, as the back button and the back gesture of Android do:
 * people go back from a sheet, not from the page below it. Escape is answered elsewhere. A browser that doesn't tell of
 * such requests goes back in its history.
 */
export function useCloseRequests(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!open || !CloseWatcher) return undefined
    let watcher: Watcher
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.addEventListener('close', () => {
        // Each hears one request only, and the dialog may stay open to ask a question.
        watch()
        close.current()
      })
    }
    watch()
    return () => watcher.destroy()
  }, [open])
}
