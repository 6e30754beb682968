import { workerPath, type PageMessage } from '../service-worker/messages.ts'

/** Asks for the worker of this site; undefined where browsers have none or refuse it. */
export async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
  } catch {
    // Without it the site works as any other; nobody has to be told.
    return undefined
  }
}

/** Says something to a worker without waiting for an answer. */
export const tell = (worker: ServiceWorker | null | undefined, message: PageMessage): void =>
  worker?.postMessage(message)

/** Says something to a worker and gives its answer, or undefined when none comes in time. */
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

/** Ends every worker of this site and removes what it kept: the server has switched it off. */
export async function unregisterAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('metrolibre-')).map((name) => caches.delete(name)))
}
