/** Safari has no idle callback; by then it is idle. */
const later = 1_000

/** Resolves once the page has nothing to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, later)
  })

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Resolves at the first sign that somebody uses the page: until then nothing is loaded that it does not need itself. */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController()
    for (const sign of signs)
      window.addEventListener(
        sign,
        () => {
          heard.abort()
          resolve()
        },
        { passive: true, capture: true, signal: heard.signal },
      )
  })
