import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '@metrolibre/build/release'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellPageRequest } from '../../src/app/server/page-request.ts'
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer.ts'

/** Each page contains its number within its worker, so a new worker starts at one. */
const shellBundle = `
let count = 0
const filled = (buffer) => new Uint8Array(buffer).fill(1)
const makers = {
  buffers: () => Buffer.alloc(8_000_000, 1),
  shared: () => filled(new SharedArrayBuffer(8_000_000)),
  wasm: () => filled(new WebAssembly.Memory({ initial: 128 }).buffer),
  loop: () => { for (;;); },
}
export const configureServer = () => {}
export const renderPage = async ({ url }, remote, signal) => {
  const html = String(++count)
  if (url.includes('throws')) throw new Error('render failed')
  if (url.includes('later')) setTimeout(() => { throw new Error('nobody waits for this') })
  if (url.includes('rejects')) void Promise.reject(new Error('nor for this'))
  if (url.includes('floods')) for (let left = 500; left > 0; left -= 1) void Promise.reject(new Error('flood'))
  if (url.includes('exits')) process.exit(3)
  if (url.includes('loops')) for (;;);
  if (url.includes('hoards')) for (const kept = [];;) kept.push(Buffer.alloc(8_000_000, 1))
  if (url.includes('waits')) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (url.includes('long')) return { html: 'x'.repeat(5_000_000) }
  if (url.includes('heavy')) return { html, head: { title: 'x'.repeat(50_000_000) } }
  if (url.includes('lingers')) {
    const kept = []
    setInterval(() => kept.push(makers[url.split('-').at(-1)]()), 10)
  }
  await new Promise((resolve) => setTimeout(resolve, 5))
  return { html }
}`

let dir: string
let time = 0
let renderer: RemoteRenderer
const onStray = vi.fn<(error: string) => void>()
const onWorkerEnded = vi.fn<(cause: unknown) => void>()

async function open(text: string) {
  const file = join(dir, 'shell.mjs')
  await writeFile(file, text)
  const shell = { file, integrity: integrityOf(Buffer.from(text)) }
  renderer = createRemoteRenderer({ shell, apiUrl: '' }, { onStray, onWorkerEnded }, () => time)
}

/** The deadline is one that a busy machine keeps, too. A page that found its worker still starting comes again. */
const render = async (url: string, { asker = 'a', deadlineMs = 20_000 } = {}): Promise<string> => {
  const request = { url, routeId: url.split('/')[1] } as ShellPageRequest
  for (;;)
    try {
      return (await renderer.render(request, asker, deadlineMs)).html
    } catch (error) {
      if (!String(error).includes('still starting')) throw error
    }
}
const fault = (url: string, options?: Parameters<typeof render>[1]) =>
  render(url, options).then(
    () => 'none',
    (error: { fault: string }) => error.fault,
  )

beforeEach(async () => {
  time = 0
  dir = await mkdtemp(join(tmpdir(), 'renderer-'))
  vi.clearAllMocks()
})
afterEach(async () => {
  renderer.close()
  await rm(dir, { recursive: true })
})

it('a page that throws does not affect others in its worker, and is paused after some attempts', async () => {
  await open(shellBundle)
  expect(await render('/good/1')).toBe('1')
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await fault('/bad/throws')).toBe('page')
  expect(await fault('/bad/throws')).toBe('paused')
  expect(await render('/bad/sound')).toBe('5')
  time = 10_000
  expect(await fault('/bad/throws')).toBe('page')
  expect(await fault('/bad/throws')).toBe('paused')
})

it('a route whose pages all throw is paused, others are not', async () => {
  await open(shellBundle)
  for (let page = 0; page < 6; page += 1) expect(await fault(`/bad/throws${page}`)).toBe('page')
  expect(await fault('/bad/throws7')).toBe('paused')
  expect(await render('/good/1')).toBe('7')
})

it('an error that no page is waiting for is reported, and does not end the worker', async () => {
  await open(shellBundle)
  expect([await render('/a/later'), await render('/a/rejects'), await render('/a/1')]).toEqual([
    '1',
    '2',
    '3',
  ])
  await expect.poll(() => onStray.mock.calls.length).toBe(2)
  expect(onStray.mock.calls.join()).toContain('nobody waits for this')
  expect(onWorkerEnded).not.toHaveBeenCalled()
})

it('of many errors that no page is waiting for, only the first are reported', async () => {
  await open(shellBundle)
  await render('/a/floods')
  expect(await render('/a/1')).toBe('2')
  expect(onStray).toHaveBeenCalledTimes(20)
})

it('a page that waits forever is aborted by itself, beside others', async () => {
  await open(shellBundle)
  await render('/good/1')
  const [waiting, page] = await Promise.all([
    fault('/good/waits', { deadlineMs: 800 }),
    render('/good/2', { asker: 'b' }),
  ])
  expect([['late', 'page'].includes(waiting), page]).toEqual([true, '3'])
  expect(await render('/good/3')).toBe('4')
})

it('a page that is too long is refused', async () => {
  await open(shellBundle)
  expect(await fault('/bad/long')).toBe('page')
})

it('a page with any part that is too long is refused', async () => {
  await open(shellBundle)
  expect(await fault('/bad/heavy')).toBe('page')
})

it.each(['buffers', 'shared', 'wasm', 'loop'])(
  'what a page leaves running is ended too, when it hoards or never ends: %s',
  async (what) => {
    await open(shellBundle)
    expect(await render(`/bad/lingers-${what}`)).toBe('1')
    await vi.waitFor(() => expect(onWorkerEnded).toHaveBeenCalled(), { timeout: 60_000 })
    expect(await render('/good/1')).toBe('1')
  },
  70_000,
)

it('a page that wants to end the worker only fails itself', async () => {
  await open(shellBundle)
  await render('/good/1')
  expect(await fault('/bad/exits')).toBe('page')
  expect([await render('/good/2'), onWorkerEnded.mock.calls.length]).toEqual(['3', 0])
})

for (const [what, why] of [
  ['loops', 'is stuck'],
  ['hoards', 'outside its heap'],
] as const)
  it(`a page that ${what} ends the shared worker at most once`, async () => {
    await open(shellBundle)
    await render('/good/1')
    const bad = fault(`/bad/${what}`)
    await vi.waitFor(() => expect(String(onWorkerEnded.mock.calls)).toContain(why), { timeout: 60_000 })
    await bad
    expect(await render('/good/2')).toBe('1')
    // The page itself is paused; others of its route are rendered in a separate worker, where they can do no
    // more harm.
    expect(await fault(`/bad/${what}`)).toBe('paused')
    const other = fault(`/bad/${what}-too`)
    expect(await render('/good/3')).toBe('2')
    await vi.waitFor(() => expect(onWorkerEnded).toHaveBeenCalledTimes(2), { timeout: 60_000 })
    await other
    expect(await render('/good/4')).toBe('3')
    time = 600_000
    expect(await render('/bad/sound')).toBe('4')
  }, 180_000)

it('routes that were in the worker with a page that loops are trusted again after one of their pages succeeds', async () => {
  await open(shellBundle)
  await render('/good/1')
  await Promise.all([fault('/good/waits', { asker: 'b' }), fault('/bad/loops')])
  await vi.waitFor(() => expect(onWorkerEnded).toHaveBeenCalledOnce(), { timeout: 60_000 })
  // The first page is rendered in the separate worker, later ones in the shared worker.
  expect([await render('/good/2'), await render('/other/1'), await render('/good/3')]).toEqual([
    '1',
    '1',
    '2',
  ])
}, 180_000)

it('pages that a worker had not started when it ended are not suspected', async () => {
  await open(shellBundle)
  await render('/good/1')
  await Promise.all([fault('/bad/loops'), fault('/good/2', { asker: 'b' })])
  await vi.waitFor(() => expect(onWorkerEnded).toHaveBeenCalledOnce(), { timeout: 60_000 })
  expect([await fault('/bad/loops'), await render('/good/3'), await render('/other/1')]).toEqual([
    'paused',
    '1',
    '2',
  ])
}, 180_000)

it('code that can’t be loaded is not retried continuously', async () => {
  await open('throw new Error("unloadable")')
  for (let attempt = 0; attempt < 50; attempt += 1) expect(await fault('/a/1')).toBe('unstarted')
  expect(onWorkerEnded.mock.calls.length, 'how often a worker was started').toBeLessThan(5)
  expect(String(onWorkerEnded.mock.calls[0])).toContain('unloadable')
})

it('a worker that its own code ends is reported and not restarted repeatedly', async () => {
  await open(`
setTimeout(() => { for (const kept = []; ; ) kept.push(new Array(1_000_000).fill({})) }, 20)
export const configureServer = () => {}
`)
  renderer.warm()
  await expect.poll(() => onWorkerEnded.mock.calls.length, { timeout: 60_000 }).toBe(1)
  // Long enough for several starts.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(onWorkerEnded).toHaveBeenCalledOnce()
}, 90_000)
