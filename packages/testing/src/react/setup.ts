// Setup of every unit test. The files of a worker share its modules and its window: what one leaves there, the next
// would find.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/**
 * Keeps the window drawing frames; returns what ends that. It has one interval for them, begun whenever it needs one: also
 * for the focus of a control that goes away. Begun while a test has stopped the clock, it would never run again.
 */
function keepFrames(): () => void {
  const request = window.requestAnimationFrame
  let isKept = true
  const next = () => void (isKept && request(next))
  next()
  return () => void (isKept = false)
}

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  // Queries wait as long as a busy machine may need, instead of one second.
  configure({ asyncUtilTimeout: 25_000 })
  const endFrames = keepFrames()
  afterAll(async () => {
    vi.useRealTimers()
    cleanup()
    // Lets React finish deferred work while the page still exists.
    await new Promise((resolve) => setTimeout(resolve))
    document.body.replaceChildren()
    // And what waits for frames, as a window does before it gives the focus back: it would fail once the page is gone.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    document.title = ''
    window.history.replaceState(null, '', '/')
    localStorage.clear()
    sessionStorage.clear()
    endFrames()
  })
}
