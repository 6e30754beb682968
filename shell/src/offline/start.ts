import { prepareCalls } from '@metrolibre/api-client'
import type { RuntimeConfig } from '@metrolibre/platform'
import type { Store } from '@metrolibre/platform/host'
import { registerWorker, tell, unregisterAll } from './registration.ts'
import { watchUpdates } from './updates.ts'

interface Parts {
  config: RuntimeConfig
  generation: string
  store: Store
}

let running: Promise<ServiceWorkerRegistration | undefined> | undefined
let told = 0

/** Called when a page has been open for a moment, and the visitor has answered about cookies: keeps it for offline use. */
export async function keepVisitOffline({ config, generation, store }: Parts, path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (!config.serviceWorker) return unregisterAll()
  running ??= start(generation, store)
  if (!(await running)) return
  // What an offline page needs must be loaded by then. Remotes are stored with the pages that use them.
  await prepareCalls()
  const { active } = await navigator.serviceWorker.ready
  tell(active, { type: 'visited', path, files: loadedSince() })
}

async function start(generation: string, store: Store) {
  const registration = await registerWorker()
  if (!registration) return undefined
  watchUpdates(registration, generation, store)
  await Promise.all([import('./screen.tsx'), import('../dialogs/notice.tsx')])
  return registration
}

/** Returns the URLs of this site's files that were loaded since the last call. */
function loadedSince(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = loaded.slice(told).filter((name) => name.startsWith(`${location.origin}/`))
  told = loaded.length
  return files
}
