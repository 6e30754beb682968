import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@metrolibre/build/release'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createComposerApp } from '../app.ts'
import { readComposerSettings } from '../settings.ts'
import { shellBundle, writeRelease } from '../testing/releases.ts'
import { serveMetrics } from './serve-metrics.ts'

const day = (number: number) => `2026010${number}T000000Z-aaaaaaaaaa`
const route = (id: string, path: string) => ({ id, path, guard: 'public', render: 'server' })
const config = {
  name: 'mfe-north',
  contractVersion: '1.0.0',
  routes: [route('search', '/norte'), route('broken', '/broken'), route('broken-again', '/broken/again')],
  nav: [],
  needs: [],
  locales: ['es', 'en'],
}

let dir: string
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
let stop: () => Promise<void>
let url: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'metrics-'))
  const shell = { 'public/main.js': '/* shell */', 'server/server.mjs': shellBundle }
  await writeRelease(dir, 'shell', day(1), shell, { entry: ['main.js'] })
  for (const number of [1, 2])
    await writeRelease(
      dir,
      'mfe-north',
      day(number),
      { 'public/remoteEntry.js': '//', 'server/server.mjs': `export default { text: 'north' }` },
      { entry: ['remoteEntry.js'], config },
    )
  await promote(dir, 'shell', day(1))
  await promote(dir, 'mfe-north', day(1))
  const opened = await createComposerApp(
    readComposerSettings({ RELEASES_DIR: dir, LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:9' }),
  )
  app = opened.app
  await app.ready()
  const served = await serveMetrics(opened.metrics, '127.0.0.1', 0)
  stop = served.stop
  url = `http://127.0.0.1:${served.port}/metrics`
})
afterAll(async () => {
  await stop()
  await app.close()
  await rm(dir, { recursive: true })
})

/** Returns the value of a series, or undefined when there is none. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const text = await (await fetch(url)).text()
  const line = text
    .split('\n')
    .filter((one) => one.startsWith(`${name}{`) || one.startsWith(`${name} `))
    .find((one) => Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}
const renders = (outcome: string, version = day(1)) =>
  valueOf('metrolibre_render_seconds_count', { app: 'mfe-north', version, outcome })

it('counts renders and failures by remote and version, and where pages come from', async () => {
  const counted = () =>
    Promise.all([
      renders('rendered'),
      renders('page'),
      valueOf('metrolibre_page_answers_total', { from: 'made' }),
      valueOf('metrolibre_page_answers_total', { from: 'fresh' }),
      valueOf('metrolibre_request_seconds_count', { route: '/*', status: '2xx' }),
    ])
  const before = await counted()
  for (const path of ['/norte', '/norte', '/broken']) await app.inject(path)
  const after = await counted()
  expect(after.map((value, at) => value! - (before[at] ?? 0))).toEqual([1, 1, 2, 1, 3])
})

it('reports how many pages of a remote are paused', async () => {
  const paused = () => valueOf('metrolibre_render_paused', { app: 'mfe-north' })
  expect(await paused()).toBe(0)
  for (let time = 0; time < 3; time += 1) {
    expect(await paused()).toBe(0)
    await app.inject('/broken/again')
  }
  expect(await paused()).toBe(1)
})

it('reports the versions that visitors get, and the apps whose promoted version they do not', async () => {
  const troubled = (name: string) => valueOf('metrolibre_app_troubled', { app: name })
  expect(await valueOf('metrolibre_app_info', { app: 'mfe-north', version: day(1) })).toBe(1)
  expect(await troubled('mfe-north')).toBe(0)
  await promote(dir, 'mfe-north', day(2))
  await writeFile(join(dir, 'mfe-north', day(2), 'manifest.json'), '{')
  expect([await troubled('mfe-north'), await troubled('shell')]).toEqual([1, 0])
  expect(await valueOf('metrolibre_app_info', { app: 'mfe-north', version: day(1) })).toBe(1)
  await promote(dir, 'mfe-north', day(1))
  expect(await troubled('mfe-north')).toBe(0)
})

it('is not served to visitors', async () => {
  expect((await app.inject('/metrics')).body).not.toContain('metrolibre_render_seconds')
})
