// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('loads again what failed, past the browser’s cache, until it is there', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', fetched)
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(
    Object.assign(new Error('Loading chunk 29 failed.'), { request: '/shell/v/29.js' }),
  )
  load.mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue('texts')
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(900)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetched.mock.calls).toEqual([['/shell/v/29.js', { cache: 'reload' }]])
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('texts')
  expect(load).toHaveBeenCalledTimes(3)
})
