// Setup of every unit test that renders a page.
import { afterAll } from 'vitest'

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  // Queries wait as long as a busy machine may need, instead of one second.
  configure({ asyncUtilTimeout: 25_000 })
  // Lets React finish deferred work while the window still exists.
  afterAll(async () => {
    cleanup()
    await new Promise((resolve) => setTimeout(resolve))
  })
}
