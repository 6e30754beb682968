import { useEffect, useEffectEvent } from 'react'

/** How long a connection has to last before it counts as back, in ms. */
const steadyMs = 1_000

/**
 * Calls `onBack` when the connection is back. One that comes for a moment only would take visitors away from the page to
 * which they are just going.
 */
export function useConnectionBack(onBack: () => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const lost = () => clearTimeout(timer)
    const came = () => {
      lost()
      timer = setTimeout(() => tell(), steadyMs)
    }
    window.addEventListener('online', came)
    window.addEventListener('offline', lost)
    return () => {
      lost()
      window.removeEventListener('online', came)
      window.removeEventListener('offline', lost)
    }
  }, [])
}
