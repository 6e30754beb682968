import type { PageMessage } from '../service-worker/messages.ts'
import { registered } from './registration.ts'

/**
 * Activates the waiting service worker. Call it when no request is running, because a page requested during
 * the change has to wait for it.
 */
export async function takeUpdate(): Promise<void> {
  const registration = await registered()
  registration?.waiting?.postMessage({ type: 'take-over' } satisfies PageMessage)
}
