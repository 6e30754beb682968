import type { Edition } from '../releases/catalogue.ts'

export const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  // Asked for anew each time: the kill switch has to reach browsers at once.
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** Takes over at once, removes all that any worker of this site kept, and itself. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('metrolibre-')).map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`

/** The worker of an edition. The edition's name makes it another script, so that browsers notice each promotion. */
export const workerScript = ({ registry, shell }: Edition, worker: 'on' | 'off'): string =>
  worker === 'on' && shell.worker
    ? `self.generation=${JSON.stringify(registry.generation)};\n${shell.worker}`
    : farewell
