import type { Store } from '@metrolibre/platform/host'
import { ask, tell } from './registration.ts'
import { updateAtom } from './update-atom.ts'

const askAgainMs = 30 * 60_000

/** Watches for newer editions of the site and offers each once. */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  generation: string,
  store: Store,
): void {
  const consider = async () => {
    const { waiting, active } = registration
    if (!waiting || !active) return
    // This page is already of that edition, so only the service worker has to be updated.
    if ((await ask(waiting, { type: 'which' })) === generation) tell(waiting, { type: 'take-over' })
    else if (store.get(updateAtom) === 'none') store.set(updateAtom, 'offered')
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void consider())
  })
  void consider()
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
