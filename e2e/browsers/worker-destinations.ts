import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A worker that passes everything on, and remembers by destination whether the browser let it. */
const worker = `
const seen = []
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (pathname === '/seen') return event.respondWith(new Response(JSON.stringify(seen)))
  const { destination } = event.request
  event.respondWith(fetch(event.request).then(
    (answer) => { seen.push({ pathname, destination, passed: true }); return answer },
    (error) => { seen.push({ pathname, destination, passed: false, reason: String(error) }); throw error },
  ))
})`

/** Asks once for each destination, as pages do. */
const page = `
const add = (name, attributes) => document.body.append(Object.assign(document.createElement(name), attributes))
const ask = () => {
  add('script', { src: '/classic.js' })
  add('script', { src: '/module.js', type: 'module' })
  add('link', { rel: 'stylesheet', href: '/style.css' })
  add('link', { rel: 'manifest', href: '/app.webmanifest' })
  new Worker('/worker.js')
  new Worker('/module-worker.js', { type: 'module' })
  new FontFace('Tried', 'url(/font.woff2)').load().catch(() => {})
  add('img', { src: '/image.svg' })
  add('audio', { src: '/sound.wav', preload: 'auto' })
  add('iframe', { src: '/frame.html' })
  fetch('/data.json')
  const old = new XMLHttpRequest()
  old.open('GET', '/old.json')
  old.send()
  new EventSource('/events')
}
navigator.serviceWorker.register('/service-worker.js')
  .then(() => navigator.serviceWorker.controller ?? new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })))
  .then(ask)`

/** A tenth of a second of silence, of 8,000 one-byte samples a second. */
function silence(): Buffer {
  const head = Buffer.alloc(44)
  const samples = Buffer.alloc(800, 128)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

const files: Record<string, [type: string, body: string | Buffer]> = {
  '/': ['text/html', '<!doctype html><title>page</title><body><script src="/page.js"></script>'],
  '/page.js': ['text/javascript', page],
  '/classic.js': ['text/javascript', ''],
  '/module.js': ['text/javascript', "import '/imported.js'"],
  '/imported.js': ['text/javascript', ''],
  '/worker.js': ['text/javascript', "importScripts('/worker-part.js')"],
  '/worker-part.js': ['text/javascript', ''],
  '/module-worker.js': ['text/javascript', "import '/module-worker-part.js'"],
  '/module-worker-part.js': ['text/javascript', ''],
  '/style.css': ['text/css', "@import '/style-part.css'"],
  '/style-part.css': ['text/css', ''],
  '/app.webmanifest': ['application/manifest+json', '{}'],
  '/font.woff2': ['font/woff2', ''],
  '/image.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/sound.wav': ['audio/wav', silence()],
  '/frame.html': ['text/html', '<!doctype html><title>frame</title>'],
  '/second.html': ['text/html', '<!doctype html><title>second</title>'],
  '/data.json': ['application/json', '{}'],
  '/old.json': ['application/json', '{}'],
  '/events': ['text/event-stream', 'data: 1\n\n'],
}

/** What every browser asks for by itself. Manifests are only asked for by those that install sites. */
export const asked = Object.keys(files).filter(
  (path) => !['/', '/page.js', '/second.html', '/app.webmanifest'].includes(path),
)

export interface DestinationsSite {
  origin: string
  close: () => Promise<void>
}

/** Serves a page that asks for every kind of file through a service worker with this policy. */
export async function serveDestinations(policy: string): Promise<DestinationsSite> {
  const server = createServer((request, response) => {
    if (request.url === '/service-worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-security-policy': policy })
      response.end(worker)
      return
    }
    const [type, body] = files[request.url!] ?? []
    response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
