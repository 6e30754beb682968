import { workerPath, type PageMessage } from '../service-worker/messages.ts'
import { removeStores } from '../service-worker/stores.ts'

/** Registers the service worker; returns undefined when the browser has none or refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
  } catch {
    // Without it, the site works like any other; nobody has to be told.
    return undefined
  }
}

/** Returns the registered service worker; undefined when there is none, or the browser refuses to say. */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration()
  } catch {
    return undefined
  }
}

/** Sends a message to a service worker without waiting for an answer. */
export const tell = (worker: ServiceWorker | null | undefined, message: PageMessage): void =>
  worker?.postMessage(message)

/** Sends a message to a service worker and returns its answer, or undefined when none arrives in time. */
export const ask = (
  worker: ServiceWorker | null | undefined,
  message: PageMessage,
  patienceMs = 2_000,
): Promise<unknown> =>
  new Promise((resolve) => {
    if (!worker) return resolve(undefined)
    const { port1, port2 } = new MessageChannel()
    setTimeout(() => resolve(undefined), patienceMs)
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    worker.postMessage(message, [port2])
  })

/**
 * Unregisters every service worker of this site and deletes its caches, because the server has switched it
 * off.
 */
export async function unregisterAll(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((registration) => registration.unregister()))
    await removeStores(() => true)
  } catch {
    // A browser that refuses its storage has no worker and no cache.
  }
}
