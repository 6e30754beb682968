import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, request, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { platform } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { keptIn, untilKept, untilReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const composer = fileURLToPath(new URL('../../shell/server/main.ts', import.meta.url))

/** Starts a proxy that forwards one address to either of two servers. */
async function openFront(
  port: number,
): Promise<{ server: Server; point: (to: number) => void; url: string }> {
  let upstream = port
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked
    const passed = request({ host: '127.0.0.1', port: upstream, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as { port: number }
  return { server, point: (to) => void (upstream = to), url: `http://localhost:${own}` }
}

/** Starts a server for the same pages with the service worker switched off. */
async function switchOff(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [composer], {
    env: {
      ...process.env,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${platform.port + 1}`,
      RELEASES_DIR: `${platform.dataDir}/releases`,
      SERVICE_WORKER: 'off',
      MAP_STYLE_URL: 'none',
    },
  })
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).ok).toBe(true)
  }).toPass({ timeout: 30_000 })
  return child
}

test('a service worker that is switched off removes itself and everything it stored @matrix', async ({
  page,
  at,
  watch,
}) => {
  // The second server is reached at another address than it believes, so its Content Security Policy blocks
  // the sign-in service.
  watch.allow(/Content Security Policy/)
  const front = await openFront(platform.port)
  const off = await switchOff(platform.port + 7)
  try {
    await page.addInitScript(() =>
      localStorage.setItem(
        'metrolibre.consent',
        JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-01T12:00:00.000Z' }),
      ),
    )
    await page.goto(front.url + at('/propietario'))
    await untilKept(page, at('/propietario'))
    await untilReady(page)
    front.point(platform.port + 7)
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        0,
      )
      expect(await keptIn(page)).toEqual({})
    }).toPass({ timeout: 30_000 })
  } finally {
    off.kill()
    front.server.close()
    front.server.closeAllConnections()
  }
})
