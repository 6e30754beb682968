import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PublishedFile } from './registry.ts'
import type { fetchFiles as FetchFiles } from './remote-files.ts'

interface Asked {
  href: string
  signal: AbortSignal
  cache: string
  integrity: string
  answer: (status?: number) => void
}

let asked: Asked[]
let fetchFiles: typeof FetchFiles

const file = (name: string, remote = 'mfe-a'): PublishedFile => ({
  href: `/r/${remote}/1/${name}.js`,
  integrity: `sha384-${name}`,
})
const files = (count: number, remote?: string) =>
  Array.from({ length: count }, (_, number) => file(String(number), remote))

const names = () => asked.map(({ href }) => href.replace(/^.*\/(\w+)\.js$/, '$1'))

/** A network that answers only when a test tells it to. */
const network = (href: string, { signal, cache, integrity }: RequestInit & { signal: AbortSignal }) =>
  new Promise<Response>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    const answer = (status = 200) => resolve(new Response('', { status }))
    asked.push({ href, signal, cache: String(cache), integrity: String(integrity), answer })
  })

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'there',
    (error: Error) => error.message,
  )

beforeEach(async () => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('window', {})
  vi.resetModules()
  ;({ fetchFiles } = await import('./remote-files.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

it('loads a few files of a remote at a time, each with its hash and only once', async () => {
  const all = outcome(fetchFiles('mfe-a', files(5)))
  const same = outcome(fetchFiles('mfe-a', files(2)))
  await settle()
  expect(names()).toEqual(['0', '1', '2'])
  expect(asked[0]).toMatchObject({ integrity: 'sha384-0', cache: 'default' })
  for (let number = 0; number < 5; number += 1) {
    asked[number]!.answer()
    await settle()
  }
  expect([await all, await same]).toEqual(['there', 'there'])
  await fetchFiles('mfe-a', files(5))
  expect(names()).toEqual(['0', '1', '2', '3', '4'])
})

it('leaves connections for the rest of the site, however many remotes hang', async () => {
  for (const remote of ['mfe-a', 'mfe-b', 'mfe-c']) void outcome(fetchFiles(remote, files(6, remote)))
  await settle()
  expect(asked).toHaveLength(4)
})

it('aborts unanswered requests at the deadline, and continues with the waiting ones', async () => {
  const hanging = outcome(fetchFiles('mfe-a', files(3)))
  const other = outcome(fetchFiles('mfe-b', files(2, 'mfe-b')))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false, false, false])
  asked[3]!.answer()
  await settle()
  expect(asked[4]!.href).toContain('mfe-b')
  asked[4]!.answer()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true, false, false])
  expect([await hanging, await other]).toEqual(['/r/mfe-a/1/0.js was not there in time.', 'there'])
})

it('asks for nothing more of what has failed, and goes on with what was asked for apart from it', async () => {
  const hanging = outcome(fetchFiles('mfe-a', files(6)))
  const apart = outcome(fetchFiles('mfe-a', [file('apart')]))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await hanging).toBe('/r/mfe-a/1/0.js was not there in time.')
  await vi.advanceTimersByTimeAsync(1)
  expect(names()).toEqual(['0', '1', '2', 'apart'])
  asked[3]!.answer()
  expect(await apart).toBe('there')
})

it('retries at once, bypassing the cache, without waiting for the first attempt', async () => {
  const first = outcome(fetchFiles('mfe-a', files(5)))
  await settle()
  const second = outcome(fetchFiles('mfe-a', files(2), { again: true }))
  expect(await first).toBe('Another attempt was made.')
  expect(asked.slice(0, 3).every(({ signal }) => signal.aborted)).toBe(true)
  expect(asked.slice(3).map(({ cache }) => cache)).toEqual(['reload', 'reload'])
  for (const one of asked.slice(3)) one.answer()
  expect(await second).toBe('there')
})

it('asks once more only for what has not arrived, or can’t be checked', async () => {
  const unchecked = { ...file('2'), integrity: '' }
  const wanted = [file('0'), file('1'), unchecked]
  const first = outcome(fetchFiles('mfe-a', wanted))
  await settle()
  asked[0]!.answer()
  asked[2]!.answer()
  await settle()
  const second = outcome(fetchFiles('mfe-a', wanted, { again: true }))
  await settle()
  expect(await first).toBe('Another attempt was made.')
  expect(names()).toEqual(['0', '1', '2', '1', '2'])
  asked[3]!.answer()
  asked[4]!.answer()
  expect(await second).toBe('there')
})

it('reports an error status, and requests the file again the next time', async () => {
  const refused = outcome(fetchFiles('mfe-a', files(1)))
  await settle()
  asked[0]!.answer(404)
  expect(await refused).toBe('/r/mfe-a/1/0.js answered 404.')
  void outcome(fetchFiles('mfe-a', files(1)))
  await settle()
  expect(asked).toHaveLength(2)
})

it('takes over requests that the page started before, and counts them towards its limits', async () => {
  const abort = new AbortController()
  const { promise, resolve } = Promise.withResolvers<void>()
  const early = { begun: new Map([[file('0').href, { file: promise, abort }]]), rest: files(4) }
  Object.assign(window, { earlyFiles: early })
  const all = outcome(fetchFiles('mfe-a', files(4)))
  await settle()
  expect([names(), early.rest]).toEqual([['1', '2'], []])
  resolve()
  await settle()
  expect(names()).toEqual(['1', '2', '3'])
  for (const one of asked) one.answer()
  expect(await all).toBe('there')
})
