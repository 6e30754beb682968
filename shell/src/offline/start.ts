import { prepareCalls } from '@metrolibre/api-client'
import type { RuntimeConfig } from '@metrolibre/platform'
import { readConsent, type Store } from '@metrolibre/platform/host'
import { register, tell, unregisterAll } from './registration.ts'
import { watchUpdates } from './updates.ts'

interface Parts {
  config: RuntimeConfig
  generation: string
  store: Store
}

let running: Promise<ServiceWorkerRegistration | undefined> | undefined
let told = 0

/** A page has been open for a moment: from here on it can be read without a connection. */
export async function keepVisit({ config, generation, store }: Parts, path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (!config.serviceWorker) return unregisterAll()
  // Nothing is kept on this device before the question about that has been answered.
  if (!readConsent(localStorage)) return
  running ??= start(generation, store)
  await running
  // What is shown without a connection must be at hand by then, and remotes come with the pages they serve.
  await prepareCalls()
  const { active } = await navigator.serviceWorker.ready
  tell(active, { type: 'visited', path, files: loadedSince() })
}

async function start(generation: string, store: Store) {
  const registration = await register()
  if (!registration) return undefined
  watchUpdates(registration, generation, store)
  await Promise.all([import('./screen.tsx'), import('../dialogs/notice.tsx')])
  return registration
}

/** Addresses of this site's files that were loaded since the last call. */
function loadedSince(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = loaded.slice(told).filter((name) => name.startsWith(`${location.origin}/`))
  told = loaded.length
  return files
}
