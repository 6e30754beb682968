import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { Remote } from '@metrolibre/platform'
import { nextTask } from './next-task.ts'
import { forgetsFailures } from './forgets-failures.ts'
import { remoteContainerName } from './container-name.ts'
import type { LoadableRemote, PublishedFile } from './registry.ts'

/**
 * Timeout for one script of a remote, which is in the cache by then; slightly longer than the timeout for the
 * whole screen.
 */
const scriptTimeout = 2_300

/**
 * Timeout after which a screen's files count as failed for good; the same as the bundler's limit for a chunk.
 */
export const lazyLoadLimit = 120_000

/** Entry files of remotes from the page's registry, by full URL, for the federation runtime. */
const entries = new Map<string, PublishedFile>()
const registered = new Set<string>()

/** Loads the one module that a remote exposes. */
export async function loadRemoteModule(name: string, remote: LoadableRemote): Promise<Remote> {
  if (!registered.has(name)) {
    register(name, remote)
    await nextTask()
  }
  const open = (await loadRemote(`${remoteContainerName(name)}/remote`, {
    loadFactory: false,
    from: 'runtime',
  })) as (() => { default?: Remote } | Promise<{ default?: Remote }>) | null
  await nextTask()
  const module = await open?.()
  if (!module?.default) throw new Error('The remote exposes nothing.')
  return module.default
}

function register(name: string, { entry }: LoadableRemote): void {
  // Not at module load, because the server's bundle contains this module too and has no federation runtime.
  if (registered.size === 0) {
    registerPlugins([loadsEntries, forgetsFailures])
    // Plugins for shared packages must be global, because remotes also load them.
    registerGlobalPlugins([forgetsFailures])
  }
  const container = remoteContainerName(name)
  entries.set(new URL(entry.href, location.href).href, entry)
  registerRemotes([{ name: container, entry: entry.href, entryGlobalName: container, type: 'global' }], {
    force: true,
  })
  registered.add(name)
}

/** Returns the hash of an entry; a remote served from source has none. */
const integrityOf = (url: string) => entries.get(new URL(url, location.href).href)?.integrity

const loadsEntries: NonNullable<Parameters<typeof registerPlugins>[0]>[number] = {
  name: 'metrolibre-entries',
  // Executing the script was one task; its initialisation becomes another.
  beforeInitContainer: async (asked) => {
    await nextTask()
    return asked
  },
  createScript: ({ url }) => ({
    script: entryScript(url, integrityOf(url)),
    timeout: integrityOf(url) ? scriptTimeout : lazyLoadLimit,
  }),
}

function entryScript(url: string, integrity?: string): HTMLScriptElement {
  const script = document.createElement('script')
  Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous' })
  if (integrity) script.integrity = integrity
  // An error thrown by the entry is a failure of the remote, reported on the page and not as an error of the
  // window.
  const listening = new AbortController()
  const hear = (event: ErrorEvent) => {
    if (event.filename === script.src) event.preventDefault()
  }
  window.addEventListener('error', hear, { signal: listening.signal })
  for (const end of ['load', 'error'])
    script.addEventListener(end, () => listening.abort(), { signal: listening.signal })
  return script
}

/** Prepares a retry by registering the remote again, because what was loaded may be what failed. */
export const forgetRemote = (name: string, remote: LoadableRemote): void => register(name, remote)
