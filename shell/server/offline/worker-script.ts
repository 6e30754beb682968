import type { Edition } from '../releases/edition.ts'

/**
 * Returns the policy of the worker: what pages of this site ask it for, it may ask for in their place. `connect-src` alone is not
 * enough, because WebKit holds what the worker passes on against the directive of its destination, and refuses the
 * scripts of other workers. Where a bucket sends pictures, at `filesUrl`, the worker is led there as pages are.
 */
export function workerPolicy(filesUrl: string | undefined): string {
  const pictures = filesUrl ? ` ${new URL(filesUrl).origin}` : ''
  return `default-src 'self'; img-src 'self'${pictures}; connect-src 'self'${pictures}; object-src 'none'`
}

export const workerHeaders = (filesUrl: string | undefined) => ({
  'content-type': 'text/javascript; charset=utf-8',
  // Revalidated each time, because switching the worker off has to reach browsers at once.
  'cache-control': 'no-cache',
  'content-security-policy': workerPolicy(filesUrl),
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

interface WorkerOptions {
  worker: 'on' | 'off'
  filesUrl: string | undefined
}

/**
 * Returns the service worker of an edition. It contains the edition's name and the policy, so that browsers see a different
 * script after each promotion, and when only the policy has changed: they compare scripts, not headers.
 */
export const workerScript = ({ registry, shell }: Edition, { worker, filesUrl }: WorkerOptions): string =>
  worker === 'on' && shell.worker
    ? `// ${workerPolicy(filesUrl)}\nself.generation=${JSON.stringify(registry.generation)};\n${shell.worker}`
    : farewell
