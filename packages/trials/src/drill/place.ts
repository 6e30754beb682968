import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TrialPlace } from './drill.ts'
import { trialsRoot } from './root.ts'

interface OpenPlace {
  readonly place: TrialPlace
  readonly stop: () => Promise<void>
}

const ownPort = Number(process.env.PORT ?? 4700)

const ofThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Uses a copy that is already running. @throws Error when it is not on this machine, because load must not be
 * sent anywhere else.
 */
export function placeAt(url: string, api = nextPort(url)): OpenPlace {
  for (const address of [url, api])
    if (!ofThisMachine.test(new URL(address).hostname))
      throw new Error(`${address} is not on this machine, and the drill must not send load to another one.`)
  return { place: { url: new URL(url).origin, api: new URL(api).origin }, stop: async () => undefined }
}

const nextPort = (url: string): string => {
  const next = new URL(url)
  next.port = String(Number(next.port) + 1)
  return next.origin
}

/**
 * Starts a copy with a demo catalogue in a new folder, on ports from `PORT` (4700), with some variables set. It takes a
 * minute. @throws Error when something else answers there
 */
export async function startPlace(env: Readonly<Record<string, string>> = {}): Promise<OpenPlace> {
  const url = `http://127.0.0.1:${ownPort}`
  if (await isUp(url)) throw new Error(`Something answers at ${url} already: set PORT to another one.`)
  const dataDir = await mkdtemp(join(tmpdir(), 'metrolibre-drill-'))
  // When started by root, PostgreSQL runs as a separate user, who needs to traverse this folder.
  await chmod(dataDir, 0o711)
  console.log('Starting a copy for the drills …')
  const child = spawn(process.execPath, ['deploy/local/main.ts'], {
    cwd: trialsRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(ownPort), DATA_DIR: dataDir, MAP_STYLE_URL: 'none', ...env },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error('The copy for the drills did not start.')
    await sleep(250)
  }
  return { place: { url, api: nextPort(url), dataDir, releasesDir: join(dataDir, 'releases') }, stop }
}

const isUp = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/healthz`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
