const firstMs = 5_000
const longestMs = 120_000

/**
 * Tries `work` again, later and later, until it succeeds, and as soon as the device is connected again. Returns how to
 * begin; begun already, that changes nothing.
 */
export const createRetry = (work: () => Promise<void>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined

  const attempt = async (pauseMs: number) => {
    clearTimeout(timer)
    window.removeEventListener('online', hurry)
    try {
      await work()
      timer = undefined
    } catch {
      plan(Math.min(pauseMs * 2, longestMs))
    }
  }
  const hurry = () => void attempt(firstMs)
  const plan = (pauseMs: number) => {
    timer = setTimeout(() => void attempt(pauseMs), pauseMs)
    window.addEventListener('online', hurry)
  }

  return () => {
    if (timer === undefined) plan(firstMs)
  }
}
