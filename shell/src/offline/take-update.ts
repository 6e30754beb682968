import type { PageMessage } from '../service-worker/messages.ts'

/** Lets the newer worker take the place of the one before; the page that comes next is of its edition. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage({ type: 'take-over' } satisfies PageMessage)
}
