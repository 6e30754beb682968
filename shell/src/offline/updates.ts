import type { Store } from '@metrolibre/platform/host'
import { wasDeclined } from './declined-update.ts'
import { ask, tell } from './registration.ts'
import { updateAtom } from './update-atom.ts'

const askAgainMs = 30 * 60_000

/** Watches for newer editions of the site and offers each, unless it was declined on this device within a day. */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  generation: string,
  store: Store,
): void {
  const consider = async () => {
    const { waiting, active } = registration
    if (!waiting || !active) return
    // This page is already of that edition, so only the service worker has to be updated.
    const answer = await ask(waiting, { type: 'which' })
    if (answer === generation) return tell(waiting, { type: 'take-over' })
    const newer = typeof answer === 'string' ? answer : undefined
    const { is } = store.get(updateAtom)
    if (is === 'accepted' || (newer === undefined ? is === 'declined' : wasDeclined(newer))) return
    store.set(updateAtom, { is: 'offered', generation: newer })
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
