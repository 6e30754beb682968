import { afterEach, expect, it, vi } from 'vitest'
import { openChannel } from './channel.ts'

afterEach(() => vi.unstubAllGlobals())

it('carries a message to another tab', async () => {
  const [here, there] = [openChannel('metrolibre.test')!, openChannel('metrolibre.test')!]
  const heard = new Promise((resolve) => there.addEventListener('message', ({ data }) => resolve(data)))
  here.postMessage('paid')
  expect(await heard).toBe('paid')
  here.close()
  there.close()
})

it('is left out where the browser refuses it, and where there is none', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(openChannel('metrolibre.test')).toBeUndefined()
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(openChannel('metrolibre.test')).toBeUndefined()
})
