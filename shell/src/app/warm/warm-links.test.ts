// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayWarm } from './may-warm.ts'
import { warmLinks } from './warm-links.ts'

const place = (link: Element, top: number) =>
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  document.body.innerHTML = `<header><a href="/menu">Menu</a></header>
    <main><a href="/below">Below</a><a href="/cats/1">A cat</a><a href="/cats/2">Another</a><a href="/far">Far below</a><a href="https://x.example/">Out</a></main>`
  const tops: Record<string, number> = { '/below': window.innerHeight + 100, '/far': 5_000 }
  for (const [index, link] of [...document.querySelectorAll('a')].entries())
    place(link, tops[link.getAttribute('href')!] ?? 50 * index)
})
afterEach(() => vi.unstubAllGlobals())

/** Lets everything run that was put off until the browser has nothing to do. */
const untilIdle = async () => {
  for (let turn = 0; turn < 3; turn++)
    await new Promise<void>((resolve) => void requestIdleCallback(() => resolve()))
}

const start = () => {
  const warmed: string[] = []
  const warm = async (path: string) => void warmed.push(path)
  void warmLinks({
    screenAt: (path) => (path === '/nothing' ? undefined : path.split('/')[1]),
    warm,
    warmCalls: async () => void warmed.push('calls'),
    warmWindows: async () => void warmed.push('windows'),
  })
  return warmed
}

it('loads each screen nearby once, the likeliest links first, and only once somebody uses the page', async () => {
  const warmed = start()
  await untilIdle()
  expect(warmed).toEqual([])
  window.dispatchEvent(new Event('pointermove'))
  const first = ['/cats/1', '/menu', '/below', 'calls', 'windows']
  await vi.waitFor(() => expect(warmed).toEqual(first), 5_000)
  place(document.querySelector('a[href="/far"]')!, 10)
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(warmed).toEqual([...first, '/far', 'calls']), 5_000)
})

it('loads ahead where a form or a button leads, as if it were a link', async () => {
  document.body.innerHTML = `<main><form action="/found"><button>Search</button></form>
    <button data-leads-to="/next">On</button><form action="https://x.example/"></form></main>`
  for (const element of document.querySelectorAll('form, button')) place(element, 10)
  const warmed = start()
  window.dispatchEvent(new Event('pointermove'))
  await vi.waitFor(() => expect(warmed).toEqual(['/found', '/next', 'calls', 'windows']), 5_000)
})

it('loads no more than six screens ahead from one page', async () => {
  const cat = (id: number) => `<a href="/cat-${id}">Cat</a>`
  document.body.innerHTML = `<main>${Array.from({ length: 9 }, (_, id) => cat(id)).join('')}</main>`
  for (const link of document.querySelectorAll('a')) place(link, 10)
  const warmed = start()
  window.dispatchEvent(new Event('pointermove'))
  await vi.waitFor(() => expect(warmed).toContain('windows'), 5_000)
  expect(warmed.filter((path) => path.startsWith('/cat'))).toHaveLength(6)
  history.pushState(null, '', '/another')
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(warmed.filter((path) => path.startsWith('/cat'))).toHaveLength(9), 5_000)
})

it('loads nothing ahead for those who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const warmed = start()
  window.dispatchEvent(new Event('pointermove'))
  await untilIdle()
  expect(warmed).toEqual([])
})

it.each([
  [{}, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ connection: { saveData: true } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
])('with %o it may: %s', (navigator, expected) => expect(mayWarm(navigator)).toBe(expected))
