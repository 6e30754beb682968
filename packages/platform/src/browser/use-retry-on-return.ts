import { useEffect, useRef } from 'react'

/** Tries again by itself when what could not be opened was put away and is asked for anew. */
export function useRetryOnReturn(open: boolean, onRetry: () => void): void {
  const putAway = useRef(false)
  useEffect(() => {
    if (open && putAway.current) onRetry()
    putAway.current = !open
  }, [open, onRetry])
}
