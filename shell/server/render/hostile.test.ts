import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '@metrolibre/build/release'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ShellPageRequest } from '../../src/app/server/page-request.ts'
import { createRenderer, type Renderer } from './renderer.ts'

/** A version whose code tries what its pages' addresses name, by every way that Node has. */
const hostileBundle = `
let apiUrl
export const configureServer = (options) => ({ apiUrl } = options)
const seen = {}
/** The real process, which Node hands to code that replaces what it calls. */
const leaked = async () => {
  const { createRequire } = await import('node:module')
  const { EventEmitter } = createRequire(import.meta.url)('events')
  const { emit } = EventEmitter.prototype
  return new Promise((resolve) => {
    EventEmitter.prototype.emit = function (...given) {
      EventEmitter.prototype.emit = emit
      resolve(this)
      return true
    }
    void Promise.reject(new Error('heard'))
  })
}
const bothOf = async () => [globalThis.process, await leaked()]
const text = (value) => { try { return JSON.stringify(value) ?? String(value) } catch { return String(value) } }
const tries = {
  environment: async () => (await bothOf()).map(({ env }) => text(env)).join(),
  environFile: async () => (await import('node:fs')).readFileSync('/proc/self/environ', 'utf8'),
  permissions: async () => {
    const { permission } = await leaked()
    return text(['fs.read', 'fs.write', 'child', 'addon', 'wasi', 'inspector'].filter((name) => permission?.has(name)))
  },
  otherFiles: async () => {
    const { permission } = await leaked()
    return text(['/proc/self/environ', '/etc/passwd', ...seen.files].filter((path) => permission?.has('fs.read', path)))
  },
  builtins: async () => {
    const found = []
    for (const name of ['fs', 'net', 'http', 'child_process', 'worker_threads', 'vm', 'inspector', 'dgram', 'tls', 'dns', 'process', 'cluster', 'v8']) {
      for (const way of [
        () => import(name), () => import('node:' + name), () => (0, eval)("import('node:" + name + "')"),
        async () => (await import('node:module')).createRequire('/')(name),
        async () => (await import('node:module')).default._load?.(name) ?? Promise.reject(),
        ...(await bothOf()).flatMap((one) => [
          async () => one.getBuiltinModule(name), async () => one.binding(name), async () => one._linkedBinding(name),
          async () => one.mainModule.require(name),
        ]),
      ]) await way().then(() => found.push(name), () => undefined)
    }
    return text(found)
  },
  imports: async () => {
    const found = []
    for (const address of ['data:text/javascript,export default 1', 'https://example.com/a.mjs', 'file:///etc/passwd', '../../../../../etc/passwd', '/etc/passwd', './shell.cjs'])
      await import(address).then(() => found.push(address), () => undefined)
    return text(found)
  },
  fooledImports: async () => {
    // Replaces what a guard would use, and tries again.
    String.prototype.startsWith = String.prototype.includes = () => true
    Array.prototype.includes = Array.prototype.some = Array.prototype.every = () => true
    Set.prototype.has = Map.prototype.has = RegExp.prototype.test = () => true
    Object.prototype.shortCircuit = true
    return tries.builtins()
  },
  processes: async () => {
    const names = ['kill', 'abort', 'exit', 'reallyExit', 'dlopen', 'execve', 'chdir', 'setuid', '_kill', '_debugProcess', 'report', 'stdin', 'stdout', 'stderr', 'send', 'channel', 'loadEnvFile', 'getActiveResourcesInfo', '_getActiveHandles']
    return text((await bothOf()).flatMap((one) => names.filter((name) => name in one && one[name] !== undefined)))
  },
  globals: () => text(['WebSocket', 'EventSource', 'localStorage', 'Worker', 'require', 'module'].filter((name) => globalThis[name] !== undefined)),
  dispatcher: () => text(Object.getOwnPropertySymbols(globalThis).filter((name) => typeof globalThis[name]?.dispatch === 'function').map(String)),
  network: async () => {
    const found = []
    for (const address of [seen.other, apiUrl + '/api/metrics', apiUrl + '/api/%6detrics', apiUrl + '/api/%ff', apiUrl + '/api/../secret', apiUrl + '/secret', apiUrl.replace('127.0.0.1', 'localhost') + '/api/x', apiUrl.replace('//', '//me:me@') + '/api/x', 'file:///etc/passwd', 'data:text/plain,x'])
      await fetch(address).then(() => found.push(address), () => undefined)
    await fetch(apiUrl + '/api/write', { method: 'POST', body: '{}' }).then(() => found.push('POST'), () => undefined)
    return text(found)
  },
  names: async () => {
    const sent = []
    for (const visitor of ['198.51.100.7', '203.0.113.9'])
      sent.push(await (await fetch(apiUrl + '/api/names', { headers: { 'x-forwarded-for': visitor } })).json())
    return text(sent.map((one) => one.at(-1)))
  },
  api: async () => (await fetch(apiUrl + '/api/read', { headers: { authorization: 'Bearer x', cookie: 'a=b', 'accept-language': 'es' } })).text(),
}
export const renderPage = async ({ url, other, files }) => {
  Object.assign(seen, { other, files })
  const name = url.slice(1)
  if (name === 'loop') for (;;);
  if (name === 'hoard') for (const kept = []; ;) kept.push(new Array(1_000_000).fill({}))
  if (name === 'buffers') for (const kept = []; ;) kept.push(Buffer.alloc(8_000_000, 1))
  const found = await Promise.resolve().then(tries[name]).then(String, (error) => 'refused: ' + error.message)
  return { html: found }
}`

let dir: string
let api: Server
let elsewhere: Server
let calls: string[] = []
let outside: string[] = []
let renderer: Renderer
let startRenderer: () => void
const onBroken = vi.fn<() => void>()
const secret = 'a token that no version may read'

/** The composer's own code, where it was started, and what stands next to the version. */
const files = [import.meta.filename.replace('render/hostile.test.ts', 'main.ts'), process.cwd(), tmpdir()]

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    }),
  )
let other: string
/** For whom the pages are made. */
const forwardedFor = '198.51.100.7'

beforeAll(async () => {
  process.env['RELEASES_TOKEN'] = secret
  dir = await mkdtemp(join(tmpdir(), 'hostile-'))
  const file = join(dir, 'shell.mjs')
  await writeFile(file, hostileBundle)
  await writeFile(join(dir, 'shell.cjs'), 'require("fs")')
  api = createServer(({ method, url, headers }, response) => {
    calls.push(`${method} ${url}`)
    const {
      authorization,
      cookie,
      'accept-language': language,
      'accept-encoding': encoding,
      'x-forwarded-for': visitor,
    } = headers
    response.end(JSON.stringify([authorization, cookie, language, encoding, visitor]))
  })
  elsewhere = createServer(({ url }, response) => {
    outside.push(url!)
    response.end('reached')
  })
  other = await listen(elsewhere)
  const apiUrl = await listen(api)
  startRenderer = () => {
    renderer = createRenderer(
      { shell: { file, integrity: integrityOf(Buffer.from(hostileBundle)) }, apiUrl },
      { onStray: () => undefined, onBroken },
    )
  }
  startRenderer()
})
afterAll(async () => {
  delete process.env['RELEASES_TOKEN']
  renderer.close()
  api.close()
  elsewhere.close()
  await rm(dir, { recursive: true })
})

/** A page that found its renderer still starting comes again. */
const attempt = async (name: string): Promise<string> => {
  for (;;)
    try {
      return (
        await renderer.render(
          { url: `/${name}`, other, files, forwardedFor } as unknown as ShellPageRequest,
          20_000,
        )
      ).html
    } catch (error) {
      if (!String(error).includes('still starting')) throw error
    }
}

it.each([
  ['environment', '{"NODE_ENV":"production"},{}'],
  ['permissions', '[]'],
  ['otherFiles', '[]'],
  ['builtins', '[]'],
  ['imports', '[]'],
  ['processes', '[]'],
  ['globals', '[]'],
  ['dispatcher', '[]'],
  ['network', '[]'],
])(
  'finds nothing by %s',
  async (name, nothing) => {
    expect(await attempt(name)).toBe(nothing)
  },
  60_000,
)

it('finds no file of its process', async () => {
  const found = await attempt('environFile')
  expect(found).toMatch(/^refused: /)
  expect(found).not.toContain(secret)
}, 60_000)

it('reads the public API, without a bearer or a cookie and unpacked, and nothing else', async () => {
  calls = []
  outside = []
  expect(await attempt('api')).toBe('[null,null,"es","identity",null]')
  await attempt('network')
  expect([calls, outside]).toEqual([['GET /api/read'], []])
}, 60_000)

it('has its calls counted for the visitor of its page, not for another whom it names', async () => {
  expect(await attempt('names')).toBe('["198.51.100.7",null]')
}, 60_000)

it.each(['loop', 'hoard', 'buffers'])(
  'is ended by %s alone, and pages are rendered again',
  async (name) => {
    await attempt('globals')
    onBroken.mockClear()
    await expect(attempt(name)).rejects.toThrow('The renderer failed.')
    await vi.waitFor(() => expect(onBroken).toHaveBeenCalled(), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await attempt('globals')).toBe('[]'), { timeout: 60_000 })
  },
  120_000,
)

it('finds nothing when it has replaced what guards are made of', async () => {
  // What it has broken may be its own next step, too.
  expect(await attempt('fooledImports')).toMatch(/^(?:\[\]|refused: .*)$/)
  // Others try with what is whole.
  renderer.close()
  startRenderer()
}, 60_000)
