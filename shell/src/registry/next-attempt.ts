/** Pauses after failures, in ms; the last one is repeated. */
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 60_000]
/** What is late may still arrive, and another attempt would begin it again; no file is waited for longer, in ms. */
const latePauseMs = 10_000

interface Options {
  /** Whether what failed may still be on its way. */
  isLate?: boolean
  signal?: AbortSignal
}

/**
 * Resolves when it is worth another attempt to load something: after a pause that grows with the failures, or at once
 * when the connection is back or somebody returns to the page. Nothing is tried while nobody sees the page.
 */
export const nextLoadAttempt = (failures: number, { isLate = false, signal }: Options = {}): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const pause = pauses[failures - 1] ?? pauses.at(-1)!
    const end = () => {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
    let isOver = false
    const wait = () => {
      isOver = true
      if (document.visibilityState === 'visible') end()
    }
    const timer = setTimeout(wait, isLate ? Math.max(pause, latePauseMs) : pause)
    const back = () => {
      if (document.visibilityState === 'visible' && (isOver || !isLate)) end()
    }
    const heard = { signal: listening.signal }
    window.addEventListener('online', end, heard)
    window.addEventListener('focus', back, heard)
    document.addEventListener('visibilitychange', back, heard)
    signal?.addEventListener('abort', end, heard)
  })
