/** A page that nobody sees paints nothing. */
const longestWaitMs = 250

/** Resolves once the browser has painted what has just been changed. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
