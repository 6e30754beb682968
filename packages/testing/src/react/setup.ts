// Around every unit test with a page.
import { afterAll } from 'vitest'

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  // What a component shows is waited for as long as a busy machine may need, not one second.
  configure({ asyncUtilTimeout: 25_000 })
  // What React has put off is done while there still is a window.
  afterAll(async () => {
    cleanup()
    await new Promise((resolve) => setTimeout(resolve))
  })
}
