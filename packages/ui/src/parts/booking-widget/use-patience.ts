import { useEffect, useState } from 'react'

/** Milliseconds of a slow line. */
const untilLoadedMs = 15_000
/** Milliseconds that the scripts of a loaded page get; a browser's own error page loads at once and has none. */
const onceLoadedMs = 4_000

export interface Patience {
  /** Counts the attempts, from 1. */
  attempt: number
  /** Whether nothing has been heard for too long; stays so during another attempt. */
  lost: boolean
  /** Whether another attempt is under way. */
  retrying: boolean
  onLoad: () => void
  retry: () => void
}

/** Waits for a page of another site, whose failure the browser does not tell, to be heard. */
export function usePatience(heard: boolean): Patience {
  const [attempt, setAttempt] = useState(1)
  const [loaded, setLoaded] = useState(false)
  const [lost, setLost] = useState(false)
  const [waiting, setWaiting] = useState(true)
  useEffect(() => {
    if (heard || !waiting) return
    const timer = setTimeout(
      () => {
        setLost(true)
        setWaiting(false)
      },
      loaded ? onceLoadedMs : untilLoadedMs,
    )
    return () => clearTimeout(timer)
  }, [heard, waiting, loaded, attempt])
  return {
    attempt,
    lost: lost && !heard,
    retrying: waiting,
    onLoad: () => setLoaded(true),
    retry: () => {
      setAttempt(attempt + 1)
      setLoaded(false)
      setWaiting(true)
    },
  }
}
