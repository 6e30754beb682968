import type { Edition } from '../releases/edition.ts'

/**
 * The worker asks for pictures in the place of pages. Where a bucket sends them, at `filesUrl`, it is led there like they are.
 */
export const workerHeaders = (filesUrl: string | undefined) => ({
  'content-type': 'text/javascript; charset=utf-8',
  // Revalidated each time, because switching the worker off has to reach browsers at once.
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; connect-src ${["'self'", ...(filesUrl ? [new URL(filesUrl).origin] : [])].join(' ')}`,
})

/**
 * A worker that takes over at once, deletes the caches of every earlier worker of this site, and unregisters
 * itself.
 */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('metrolibre-')).map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`

/**
 * Returns the service worker of an edition. It contains the edition's name, so that browsers see a different
 * script after each promotion.
 */
export const workerScript = ({ registry, shell }: Edition, worker: 'on' | 'off'): string =>
  worker === 'on' && shell.worker
    ? `self.generation=${JSON.stringify(registry.generation)};\n${shell.worker}`
    : farewell
