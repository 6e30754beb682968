import { useOnline } from '@metrolibre/platform'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeptListing } from './use-save-listing.ts'

/** How long to wait before each attempt that follows a failed one. The last pause repeats. */
const pausesMs = [5_000, 15_000, 30_000, 60_000] as const

const pauseAfter = (attempts: number): number => pausesMs[Math.min(attempts, pausesMs.length - 1)]!

/**
 * Saves again by itself after the server could not save, at growing intervals. It waits while the page is hidden or
 * the browser has no connection, so that a page that nobody sees does not keep calling.
 */
export function useSaveAgain(kept: KeptListing | undefined, save: () => void, enabled: boolean): void {
  const online = useOnline()
  const attempts = useRef(0)
  const again = useEffectEvent(() => {
    attempts.current += 1
    save()
  })
  useEffect(() => {
    if (!online || kept?.where === 'server') attempts.current = 0
    if (!enabled || !online || kept?.where !== 'device' || kept.againAfterMs === undefined) return undefined
    let isDue = false
    const attempt = () => {
      if (!isDue || document.visibilityState !== 'visible') return
      isDue = false
      again()
    }
    const timer = setTimeout(
      () => {
        isDue = true
        attempt()
      },
      Math.max(pauseAfter(attempts.current), kept.againAfterMs),
    )
    document.addEventListener('visibilitychange', attempt)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', attempt)
    }
  }, [enabled, online, kept])
}
