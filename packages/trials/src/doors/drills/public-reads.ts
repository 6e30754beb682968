import { setTimeout as wait } from 'node:timers/promises'
import { allEndpoints } from '@metrolibre/contract'
import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { askHonestly, compareVisits } from '../honest.ts'
import { open } from '../raw.ts'

const connections = 4
const settleMs = 500
/** A client that reads nothing is ended after 20 s; this is how long it is waited for. */
const patienceMs = 60_000
/** Enough answers that no buffer of the system holds them all. */
const unreadRequests = 16

const paths = [
  ...allEndpoints
    .filter(({ access, method, params }) => access === 'public' && method === 'GET' && !params)
    .map(({ path }) => `/api${path}`),
  '/api/docs',
]

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** Asks for one path on a few connections again and again, as fast as it is answered. */
function flood(origin: string, path: string): () => void {
  const sockets = Array.from({ length: connections }, () => {
    const socket = open(origin, process.platform === 'linux' ? '127.0.0.2' : undefined)
    socket.on('data', () => socket.write(requestOf(path)))
    socket.write(requestOf(path))
    return socket
  })
  return () => sockets.forEach((socket) => socket.destroy())
}

async function besideFlood(origin: string, path: string): Promise<Finding> {
  const search = [`${origin}/api/locations/`]
  const alone = await askHonestly(search, { seconds: 2 })
  const stop = flood(origin, path)
  await wait(settleMs)
  const beside = await askHonestly(search, { seconds: 2 })
  stop()
  return {
    what: `searches are answered while ${connections} connections ask for ${path}`,
    held: beside.lost === 0,
    seen: compareVisits(alone, beside),
  }
}

/** Asks for much on one connection and reads nothing of it. */
async function unread(name: string, origin: string): Promise<Finding> {
  const socket = open(origin)
  socket.pause().write(requestOf('/api/openapi.json').repeat(unreadRequests))
  const start = performance.now()
  const ended = new Promise<boolean>((resolve) => {
    socket.once('error', () => resolve(true))
    socket.once('close', () => resolve(true))
    setTimeout(() => resolve(false), patienceMs).unref()
  })
  // Who reads nothing is not told that the connection was ended: writing to it shows it.
  const asking = setInterval(() => socket.write(requestOf('/api/healthz')), 1000)
  const held = await ended
  clearInterval(asking)
  socket.destroy()
  return {
    what: `${name}: a client that reads nothing is ended`,
    held,
    seen: `after ${((performance.now() - start) / 1000).toFixed(0)} s`,
  }
}

/** Asks for everything that anybody may read, at once and without reading it. Searches of others must not be delayed. */
export async function publicReads({ url, api }: TrialPlace): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const path of paths) findings.push(await besideFlood(api, path))
  return [...findings, await unread('composer', url), await unread('API', api)]
}
