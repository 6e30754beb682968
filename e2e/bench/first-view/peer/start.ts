import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const patienceMs = 60_000

/** Headers by which NextFaster's server answers one address in several ways. */
export const peerTells = [
  'accept',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
]

/** The list with fifty products and its first product stand for our search and property. */
const list = '/products/category-1/subcategory-1'

/** Its pages by the names of ours, with a link to follow on each. */
export const peerPages: Record<string, { path: string; follow: string }> = {
  home: { path: '/', follow: 'main a[href^="/products/"]' },
  search: { path: list, follow: `main a[href^="${list}/"]` },
  property: { path: `${list}/product-1`, follow: `main a[href^="${list}/"]` },
}

export const peerLogin = 'header button:has(svg polygon)'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0))
    })
  })

/**
 * Starts NextFaster's own build in a folder that was prepared as the README next to this file says.
 * @throws Error when it does not answer within 60 s
 */
export async function startPeer(folder: string): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  const latest = Date.now() + patienceMs
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || Date.now() > latest)
      throw new Error(`NextFaster in ${folder} does not start: was it built?`)
    await setTimeout(250)
  }
  return { origin, close: () => void server.kill() }
}
