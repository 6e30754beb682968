import type { PageMessage } from '../service-worker/messages.ts'

/**
 * Lets the newer worker take the place of the one before, while nothing is on its way: a page asked for during the
 * change would have to wait for it.
 */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage({ type: 'take-over' } satisfies PageMessage)
}
