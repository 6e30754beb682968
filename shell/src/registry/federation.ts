import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { Remote } from '@metrolibre/platform'
import { turn } from './turn.ts'
import { containerName } from './container-name.ts'
import type { LoadableRemote, PublishedFile } from './registry.ts'

/** Longest wait for one script of a remote, which is at hand by then; a little longer than the patience with all of it. */
const scriptTimeout = 2_300

/** Where waiting for files of a screen ends for good; the same as the bundler's own limit for a chunk. */
export const lazyLoadLimit = 120_000

/** What the page's registry says of each entry that the federation runtime may ask for, by full address. */
const entries = new Map<string, PublishedFile>()
const registered = new Set<string>()

/** Loads the one module a remote exposes. */
export async function loadRemoteModule(name: string, remote: LoadableRemote): Promise<Remote> {
  if (!registered.has(name)) {
    register(name, remote)
    await turn()
  }
  const open = (await loadRemote(`${containerName(name)}/remote`, {
    loadFactory: false,
    from: 'runtime',
  })) as (() => { default?: Remote } | Promise<{ default?: Remote }>) | null
  await turn()
  const module = await open?.()
  if (!module?.default) throw new Error('The remote exposes nothing.')
  return module.default
}

function register(name: string, { entry }: LoadableRemote): void {
  // Not as the module loads: the server's bundle holds it too, and has no federation runtime.
  if (registered.size === 0) {
    registerPlugins([loadsEntries, forgetsFailures])
    // Remotes are hosts of what they share.
    registerGlobalPlugins([forgetsFailures])
  }
  const container = containerName(name)
  entries.set(new URL(entry.href, location.href).href, entry)
  registerRemotes([{ name: container, entry: entry.href, entryGlobalName: container, type: 'global' }], {
    force: true,
  })
  registered.add(name)
}

/** A remote that is served from source has none. */
const integrityOf = (url: string) => entries.get(new URL(url, location.href).href)?.integrity

const loadsEntries: NonNullable<Parameters<typeof registerPlugins>[0]>[number] = {
  name: 'metrolibre-entries',
  // What has just arrived was a task; its start is another.
  beforeInitContainer: async (asked) => {
    await turn()
    return asked
  },
  createScript: ({ url }) => ({
    script: entryScript(url, integrityOf(url)),
    timeout: integrityOf(url) ? scriptTimeout : lazyLoadLimit,
  }),
}

/** A shared package that could not be fetched is asked for again: by itself the runtime would keep the failure. */
const forgetsFailures: typeof loadsEntries = {
  name: 'metrolibre-shared',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const packages of Object.values(shareScopeMap ?? {}))
      for (const shared of Object.values(packages[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
}

function entryScript(url: string, integrity?: string): HTMLScriptElement {
  const script = document.createElement('script')
  Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous' })
  if (integrity) script.integrity = integrity
  // What the entry throws is the remote's failure and nobody else's: the page is told, not the window.
  const listening = new AbortController()
  const hear = (event: ErrorEvent) => {
    if (event.filename === script.src) event.preventDefault()
  }
  window.addEventListener('error', hear, { signal: listening.signal })
  for (const end of ['load', 'error'])
    script.addEventListener(end, () => listening.abort(), { signal: listening.signal })
  return script
}

/** Prepares another attempt: what was loaded of it may be what failed. */
export const forgetRemote = (name: string, remote: LoadableRemote): void => register(name, remote)
