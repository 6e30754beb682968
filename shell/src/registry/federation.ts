import type { Remote } from '@metrolibre/platform'
import { containerName } from './container-name.ts'
import type { PublishedFile, RegisteredRemote } from './registry.ts'
import { within } from './within.ts'

/** What a remote's entry script leaves as a global of its name. */
interface Container {
  init(shareScope: unknown): void | Promise<void>
  get(module: string): Promise<() => { default: Remote }>
}

/** Given by the bundler: the shell's shared instances, ready to be handed to containers. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>
declare const __webpack_share_scopes__: { default: unknown }

/** Longest wait for one script of a remote; a little longer than the patience with all of it. */
const scriptTimeout = 2_300

/** Where waiting for files of a screen ends for good; the same as the bundler's own limit for a chunk. */
const lazyLoadLimit = 120_000

const containers = new Map<string, Promise<Container>>()

/** Loads the one module a remote exposes. */
export async function loadRemoteModule(name: string, { entry }: RegisteredRemote): Promise<Remote> {
  const opening = containers.get(name) ?? openContainer(name, entry)
  containers.set(name, opening)
  try {
    const factory = await (await opening).get('./remote')
    return factory().default
  } catch (error) {
    // The next attempt starts from the entry again.
    if (containers.get(name) === opening) containers.delete(name)
    throw error
  }
}

async function openContainer(name: string, entry: PublishedFile): Promise<Container> {
  await Promise.all([__webpack_init_sharing__('default'), loadEntry(entry)])
  const container = Reflect.get(window, containerName(name)) as Container | undefined
  if (!container) throw new Error('The entry leaves no container.')
  await container.init(__webpack_share_scopes__.default)
  return container
}

function loadEntry({ href, integrity }: PublishedFile): Promise<void> {
  const script = document.createElement('script')
  Object.assign(script, { src: href, async: true, crossOrigin: 'anonymous' })
  // A remote that is served from source has none.
  if (integrity) script.integrity = integrity
  const listening = new AbortController()
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${href} did not load.`)))
    // What the entry throws is the remote's failure and nobody else's: the page is told, not the window.
    const hear = (event: ErrorEvent) => {
      if (event.filename !== script.src) return
      event.preventDefault()
      reject(event.error instanceof Error ? event.error : new Error(event.message))
    }
    window.addEventListener('error', hear, { signal: listening.signal })
  })
  document.head.append(script)
  return within(scriptTimeout, loaded, () => new Error(`${href} did not load in time.`)).finally(() =>
    listening.abort(),
  )
}

/**
 * Prepares another attempt. A damaged answer under an immutable address would be replayed from the browser's
 * cache forever; fetching past the cache puts the sound one in its place.
 */
export async function prepareRetry(
  name: string,
  { entry }: RegisteredRemote,
  files: PublishedFile[],
): Promise<void> {
  const signal = AbortSignal.timeout(lazyLoadLimit)
  await Promise.all(
    [entry, ...files].map(({ href, integrity }) =>
      fetch(href, { cache: 'reload', integrity, credentials: 'same-origin', signal }).then((answer) =>
        answer.arrayBuffer(),
      ),
    ),
  )
  // What was loaded of it may be what failed.
  containers.delete(name)
}
