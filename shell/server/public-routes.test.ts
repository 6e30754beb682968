import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { promote } from '@metrolibre/build/release'
import { rateLimits } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createComposerApp } from './app.ts'
import { readComposerSettings } from './settings.ts'
import { shellBundle, writeRelease } from './testing/releases.ts'

const version = '20260101T000000Z-aaaaaaaaaa'
let dir: string
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-routes-'))
  const files = { 'public/main.js': '//', 'server/server.mjs': shellBundle }
  await writeRelease(dir, 'shell', version, files, { entry: ['main.js'] })
  await promote(dir, 'shell', version)
  ;({ app } = await createComposerApp(readComposerSettings({ RELEASES_DIR: dir, LOG_LEVEL: 'silent' })))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

afterEach(() => vi.useRealTimers())

it.each(['/robots.txt', '/sitemaps/pages.xml', '/manifest.es.webmanifest', '/licences.txt'])(
  'sends %s compressed, and not again to whoever has it',
  async (url) => {
    const plain = await app.inject(url)
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const known = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  },
)

it('names the licences of what it serves, and where the source of LGPL code is', async () => {
  const { body, headers } = await app.inject('/licences.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(
    /^libheif-js@[\d.]+ {2}LGPL-3\.0 {2}https:\/\/github\.com\/catdad-experiments\/libheif-js$/m,
  )
  expect(body).toMatch(/^react@[\d.]+ {2}MIT {2}https/m)
})

it('limits what one network asks of its other routes', async () => {
  // On a busy machine, more calls would be granted meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] })
  const { burst } = rateLimits.read
  const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })
  for (let count = 0; count < burst; count += 1)
    expect((await ask('/healthz', '198.51.100.1')).statusCode).toBe(200)
  for (const url of [
    '/robots.txt',
    '/manifest.en.webmanifest',
    '/service-worker.js',
    '/preview/end',
    '/readyz',
  ]) {
    const { statusCode, headers } = await ask(url, '198.51.100.1')
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 429, '1'])
    expect((await ask(url, '198.51.100.2')).statusCode).toBeLessThan(400)
  }
})
