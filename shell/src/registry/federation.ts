import { containerName } from './container-name.ts'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Remote } from '@metrolibre/platform'
import type { PublishedFile, RegisteredRemote, Registry } from './registry.ts'

/** Longest wait for one script of a remote; a little longer than the patience with all of it. */
const scriptTimeout = 2_300

/** Makes the remotes of the registry known to the federation runtime; nothing is fetched yet. */
export function registerFederation(registry: Registry): void {
  const integrities = new Map(
    Object.values(registry.remotes).map(({ entry }) => [entry.href, entry.integrity]),
  )
  registerPlugins([
    {
      name: 'metrolibre-entries',
      createScript: ({ url }) => ({
        script: entryScript(url, integrities.get(new URL(url, location.href).pathname)),
        timeout: scriptTimeout,
      }),
    },
  ])
  for (const [name, remote] of Object.entries(registry.remotes)) register(name, remote)
}

function register(name: string, { entry }: RegisteredRemote): void {
  const container = containerName(name)
  registerRemotes([{ name: container, entry: entry.href, entryGlobalName: container, type: 'global' }], {
    force: true,
  })
}

function entryScript(url: string, integrity?: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  if (integrity) script.integrity = integrity
  return script
}

/** Loads the one module a remote exposes. */
export async function loadRemoteModule(name: string): Promise<Remote> {
  const module = await loadRemote<{ default: Remote }>(`${containerName(name)}/remote`)
  if (!module?.default) throw new Error('The remote exposes nothing.')
  return module.default
}

/**
 * Prepares another attempt. A damaged answer under an immutable address would be replayed from the browser's
 * cache for ever, so the files are fetched past it first.
 */
export async function prepareRetry(
  name: string,
  remote: RegisteredRemote,
  files: PublishedFile[],
): Promise<void> {
  await Promise.all(
    [remote.entry, ...files].map(({ href, integrity }) =>
      fetch(href, { cache: 'reload', integrity, credentials: 'same-origin' }).then((answer) =>
        answer.arrayBuffer(),
      ),
    ),
  )
  register(name, remote)
}
