import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@metrolibre/build/release'
import { policyHash } from '@metrolibre/doors'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createComposerApp } from '../app.ts'
import { readComposerSettings } from '../settings.ts'
import { shellBundle, writeRelease } from '../testing/releases.ts'

const version = '20260101T000000Z-aaaaaaaaaa'
const cover = `/r/mfe-tenants/${version}/cover.webp`
const routes = [{ id: 'search', path: '/propietario', guard: 'public', render: 'server', query: ['page'] }]

let dir: string
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
let metrics: Awaited<ReturnType<typeof createComposerApp>>['metrics']
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'composer-'))
  const drawing = shellBundle.replace(
    'status },',
    `status, preloadImage: { href: url.includes('page') ? '/files/pictures/gone/640.webp' : '${cover}' } },`,
  )
  const files = { 'public/main.js': '/* shell */', 'server/server.mjs': drawing }
  await writeRelease(dir, 'shell', version, files, { entry: ['main.js'] })
  const remote = {
    'public/remoteEntry.js': '/* remote */',
    'server/server.mjs': `export default { text: 'first' }`,
  }
  await writeRelease(dir, 'mfe-tenants', version, remote, {
    entry: ['remoteEntry.js'],
    config: {
      name: 'mfe-tenants',
      contractVersion: '1.0.0',
      routes,
      nav: [],
      needs: [],
      locales: ['es', 'en'],
    },
  })
  const folder = join(dir, 'mfe-tenants', version, 'public')
  await mkdir(folder, { recursive: true })
  await sharp({ create: { width: 960, height: 432, channels: 3, background: '#a66' } }).toFile(
    join(folder, 'cover.webp'),
  )
  await promote(dir, 'shell', version)
  await promote(dir, 'mfe-tenants', version)
  const settings = { RELEASES_DIR: dir, LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:9' }
  ;({ app, metrics } = await createComposerApp(readComposerSettings(settings)))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const rules = /<style>(img\[fetchpriority\][^<]*)<\/style>/

it('has a blurred copy of its largest picture, which its policy allows', async () => {
  // A copy that takes longer than a page waits is on the next page.
  const page = await vi.waitFor(
    async () => {
      const answer = await app.inject({ url: '/propietario', headers: { 'cache-control': 'no-cache' } })
      expect(answer.body).toMatch(rules)
      return answer
    },
    { timeout: 60_000, interval: 1100 },
  )
  const css = rules.exec(page.body)![1]!
  expect(css).toContain(`[src="${cover}"]{background:url(data:image/webp;base64,`)
  expect(page.headers['content-security-policy']).toContain(policyHash(css))
  expect(page.headers['content-security-policy']).toMatch(/img-src [^;]*data:/)
})

it('is not measured as a request of a visitor', async () => {
  const files = async () =>
    (await metrics.metrics()).match(/^metrolibre_request_seconds_count\{.*route="\/r\/.*/gm) ?? []
  expect(await files()).toEqual([])
  await app.inject({ url: cover, headers: { 'x-own-read': 'guessed' } })
  expect(await files()).toEqual([expect.stringMatching(/ 1$/)])
})

it('is complete without one when the picture can’t be read', async () => {
  const { statusCode, body } = await app.inject({ url: '/propietario?page=2' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>first /propietario?page=2</h1>')
  expect(body).not.toMatch(rules)
})
