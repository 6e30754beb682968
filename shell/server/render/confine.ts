import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import * as buffer from 'node:buffer'
import * as crypto from 'node:crypto'
import * as events from 'node:events'
import { registerHooks } from 'node:module'
import * as stream from 'node:stream'
import * as consumers from 'node:stream/consumers'
import * as util from 'node:util'

/** The parts of Node that code of a version may have. None of them reaches a file, a process or the network. */
const parts: object = Object.freeze(
  Object.assign(Object.create(null), {
    async_hooks: { AsyncLocalStorage, AsyncResource },
    buffer,
    crypto,
    events,
    stream,
    'stream/consumers': consumers,
    util,
  }),
)
const [moduleAddress, partsName] = ['confined:module', '__confinedParts']
const moduleText = `
const parts = globalThis.${partsName}
export const createRequire = () => (name) => {
  const part = parts[name.startsWith('node:') ? name.slice(5) : name]
  if (!part) throw new Error(name + ' is not for code that renders pages.')
  return part.default ?? part
}
export default { createRequire }
`

/** What an undocumented door is left closed for: each of these reaches outside, and rendering needs none. */
const takenAway = [
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'Storage',
  'navigator',
  'BroadcastChannel',
]
/** What Node itself goes on using of `process` in a thread; everything else is taken from it. */
const keptOfProcess = new Set<string | symbol>([
  'env',
  '_events',
  '_eventsCount',
  '_maxListeners',
  '_exiting',
  // Node calls it for an error that nobody caught.
  '_fatalException',
  'nextTick',
  'emitWarning',
  'version',
  'versions',
  'arch',
  'platform',
  'release',
  'hrtime',
  'features',
  'exitCode',
])

/**
 * Takes from this thread what code that renders pages has no use for. It has to be called before such code is loaded, and
 * refuses from then on to load any other than `files` and what stands next to them.
 */
export function confine(files: readonly string[], fetchByProcess: typeof fetch): void {
  const silent = () => undefined
  // Loaded now, because their code opens a network that is taken away below.
  void [Request, Response, Headers, FormData]
  for (const name of Object.getOwnPropertySymbols(globalThis))
    if (name.description?.startsWith('undici')) Object.assign(globalThis, { [name]: Object.freeze({}) })
  for (const name of takenAway) Reflect.deleteProperty(globalThis, name)
  const { version, versions, platform, arch } = process
  for (const name of Reflect.ownKeys(process))
    if (typeof name === 'string' && !keptOfProcess.has(name)) Reflect.deleteProperty(process, name)
  const give = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false })
  give('fetch', fetchByProcess)
  give(
    'console',
    Object.fromEntries(['log', 'info', 'warn', 'error', 'debug', 'trace'].map((name) => [name, silent])),
  )
  give('process', {
    env: { NODE_ENV: 'production' },
    version,
    versions,
    platform,
    arch,
    nextTick: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
      queueMicrotask(() => work(...given)),
    emitWarning: silent,
    on: silent,
    once: silent,
    off: silent,
  })
  give(partsName, parts)
  closeImports(files)
}

/** Uses nothing that code of a version could have replaced, such as a method of texts or arrays. */
function closeImports(files: readonly string[]): void {
  const [first, second] = files
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'node:module' || specifier === 'module')
        return { url: moduleAddress, format: 'module', shortCircuit: true }
      // What stands next to a file is a module too: as CommonJS it would be given all of Node.
      if (specifier === first || specifier === second || specifier[0] === '.') {
        const { url } = next(specifier, context)
        if (url[0] === 'f' && url[1] === 'i' && url[2] === 'l' && url[3] === 'e' && url[4] === ':')
          return { url, format: 'module', shortCircuit: true }
      }
      throw new Error('This is not for code that renders pages.')
    },
    load(url, context, next) {
      return url === moduleAddress
        ? { format: 'module', source: moduleText, shortCircuit: true }
        : next(url, context)
    },
  })
}
