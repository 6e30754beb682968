/**
 * Runs work in a moment in which the page has nothing else to do, after `longestMs` in any case. Returns what takes it back.
 * Safari has no idle callback: there it waits for half of that time, by when what was pressed is painted.
 */
export function atLeisure(work: () => void, longestMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: longestMs })
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, longestMs / 2)
  return () => clearTimeout(timer)
}
