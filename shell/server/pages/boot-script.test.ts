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

it('lets pictures go that keep the scripts of the app from a connection, until those are there', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<img id="hung" srcset="/a-960.webp 960w" src="/a.webp"><img id="shown" src="/b.webp">
    <script type="application/json" id="boot">${JSON.stringify({ scripts: [{ href: '/shell/v/main.js' }], preloads: [], wait: false })}</script>`
  const image = (id: string) => document.querySelector<HTMLImageElement>(`#${id}`)!
  Object.defineProperty(image('hung'), 'complete', { value: false })
  Object.defineProperty(image('shown'), 'complete', { value: true })
  const sources = () => ['srcset', 'src'].map((name) => image('hung').getAttribute(name))
  runInThisContext(bootScript)
  await vi.advanceTimersByTimeAsync(5_900)
  expect(sources()).toEqual(['/a-960.webp 960w', '/a.webp'])
  await vi.advanceTimersByTimeAsync(200)
  expect(sources()).toEqual([null, null])
  expect(image('shown').getAttribute('src')).toBe('/b.webp')

  document.head.querySelector('script')!.dispatchEvent(new Event('load'))
  expect(sources()).toEqual(['/a-960.webp 960w', '/a.webp'])
})

it('leaves pictures alone when the scripts of the app came in time', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<img id="slow" src="/a.webp">
    <script type="application/json" id="boot">${JSON.stringify({ scripts: [{ href: '/shell/v/main.js' }], preloads: [], wait: false })}</script>`
  const slow = document.querySelector('img')!
  Object.defineProperty(slow, 'complete', { value: false })
  runInThisContext(bootScript)
  await vi.advanceTimersByTimeAsync(100)
  document.head.querySelector('script')!.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(slow.getAttribute('src')).toBe('/a.webp')
})
