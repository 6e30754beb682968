// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { bootScript } from './boot-script.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.head.innerHTML = document.body.innerHTML = ''
})

const appended = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const fail = (href: string) =>
  document.head.querySelector(`script[src="${href}"]:last-of-type`)!.dispatchEvent(new Event('error'))

it('tries a script of the app again that could not be had, past the cache, and no other', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetched)
  const scripts = [{ href: '/shell/v/libraries.js' }, { href: '/shell/v/main.js' }]
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify({ scripts, preloads: [], wait: false })}</script>`
  runInThisContext(bootScript)
  await vi.advanceTimersByTimeAsync(100)
  expect(appended()).toEqual(['/shell/v/libraries.js', '/shell/v/main.js'])

  fail('/shell/v/main.js')
  await vi.advanceTimersByTimeAsync(900)
  expect(appended()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(fetched.mock.calls).toEqual([['/shell/v/main.js', { cache: 'reload' }]])
  expect(appended().slice(2)).toEqual(['/shell/v/main.js'])

  fail('/shell/v/main.js')
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(appended().slice(3)).toEqual(['/shell/v/main.js'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(appended()).toHaveLength(4)
})
