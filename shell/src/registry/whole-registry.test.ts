import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RegisteredRemote, Registry } from './registry.ts'
import { wholeRegistry } from './whole-registry.ts'

const remote = (version: string) => ({ version }) as RegisteredRemote
const rest = '/registry/0123456789ab.json'

/** The registry in a page of `mfe-a`. */
const named: Registry = { generation: 'g', shell: 's', remotes: { 'mfe-a': remote('1') }, rest }
const all = { generation: 'g', shell: 's', remotes: { 'mfe-a': remote('1'), 'mfe-b': remote('1') } }
const newer = { generation: 'h', shell: 't', remotes: { 'mfe-a': remote('2'), 'mfe-b': remote('2') } }

const refused = () => new Response('', { status: 404 })
const cut = () => Promise.reject(new TypeError('cut'))

/** Answers each path with the first of its answers; the last one stays. */
function answering(answers: Record<string, (() => Response | Promise<Response>)[]>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const [answer, ...later] = answers[path] ?? []
    if (later.length > 0) answers[path] = later
    return answer!()
  })
  return asked
}

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks nothing for a page that names all remotes itself', async () => {
  const asked = answering({})
  expect(await wholeRegistry(all)).toBe(all)
  expect(asked).toEqual([])
})

it('takes over what the page’s boot script has asked for', async () => {
  const asked = answering({})
  const file = Promise.resolve(new TextEncoder().encode(JSON.stringify(all)).buffer)
  vi.stubGlobal('window', { earlyFiles: { begun: new Map([[rest, { file }]]), rest: [] } })
  expect(await wholeRegistry(named)).toEqual(all)
  expect(asked).toEqual([])
})

it('adds the others as they are now where their file is gone, and keeps the version that the page was drawn with', async () => {
  answering({ [rest]: [refused], '/registry.json': [() => Response.json(newer)] })
  expect(await wholeRegistry(named)).toEqual({
    generation: 'g',
    shell: 's',
    remotes: { 'mfe-a': remote('1'), 'mfe-b': remote('2') },
  })
})

it('does not wait long for a request that is never answered', async () => {
  vi.useFakeTimers()
  const never = { begun: new Map([[rest, { file: new Promise(() => {}) }]]), rest: [] }
  vi.stubGlobal('window', { earlyFiles: never })
  answering({ '/registry.json': [() => Response.json(all)] })
  const whole = wholeRegistry(named)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await whole).toEqual(all)
})

it('goes on asking while neither can be had', async () => {
  vi.useFakeTimers()
  const asked = answering({ [rest]: [cut, refused, () => Response.json(all)], '/registry.json': [cut] })
  const whole = wholeRegistry(named)
  await vi.advanceTimersByTimeAsync(1_600)
  expect(await whole).toEqual(all)
  expect(asked.filter((path) => path === rest)).toHaveLength(3)
})
