const firstMs = 5_000
const longestMs = 120_000

/**
 * Repeats `work` at growing intervals until it succeeds, and at once when the device is online again. Returns
 * the function that starts it; calling that again while it is running has no effect.
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
