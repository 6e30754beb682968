import { useEffect, useRef } from 'react'

/** Calls `onRetry` when something that failed to load was closed and is opened again. */
export function useRetryOnReturn(open: boolean, onRetry: () => void): void {
  const putAway = useRef(false)
  useEffect(() => {
    if (open && putAway.current) onRetry()
    putAway.current = !open
  }, [open, onRetry])
}
