import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@metrolibre/build/release'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createComposerApp } from '../app.ts'
import { readComposerSettings } from '../settings.ts'
import { writeRelease } from '../testing/releases.ts'

const version = '20260101T000000Z-aaaaaaaaaa'
/** A shell that says how often it has drawn a page. */
const shellBundle = `
let drawn = 0
export const configureServer = () => {}
export const renderPage = async ({ url }) => ({
  html: '<h1>' + url + '</h1><i>' + (drawn += 1) + '</i>',
  styles: [], head: { title: '', description: '' }, links: [], queries: { queries: [], mutations: [] }, complete: true,
})`
const routes = [
  { id: 'open', path: '/open', guard: 'public', render: 'server', query: ['of'] },
  { id: 'paid', path: '/paid', guard: 'public', render: 'server', query: ['of'], isPrivate: true },
]

let dir: string
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'private-'))
  await writeRelease(
    dir,
    'shell',
    version,
    { 'public/main.js': '//', 'server/server.mjs': shellBundle },
    { entry: ['main.js'] },
  )
  await writeRelease(
    dir,
    'mfe-tenants',
    version,
    { 'public/remoteEntry.js': '//', 'server/server.mjs': 'export default {}' },
    {
      entry: ['remoteEntry.js'],
      config: { name: 'mfe-tenants', contractVersion: '1.0.0', routes, nav: [], needs: [], locales: ['es'] },
    },
  )
  await promote(dir, 'shell', version)
  await promote(dir, 'mfe-tenants', version)
  ;({ app } = await createComposerApp(
    readComposerSettings({
      RELEASES_DIR: dir,
      API_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      RENDER_DEADLINE_MS: '10000',
    }),
  ))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const drawnAs = async (url: string) => /<i>(\d+)<\/i>/.exec((await app.inject(url)).body)?.[1]

it('is drawn for each request, and kept by no cache and no device', async () => {
  const { headers } = await app.inject('/paid?of=cs_1')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['cdn-cache-control']).toBeUndefined()
  expect(headers['x-offline']).toBeUndefined()
  expect(await drawnAs('/paid?of=cs_1')).not.toBe(await drawnAs('/paid?of=cs_1'))
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/paid')
})

it('is the exception', async () => {
  const { headers } = await app.inject('/open?of=cs_1')
  expect([headers['cache-control'], headers['x-offline']]).toEqual(['public, no-cache', 'keep'])
  expect(await drawnAs('/open?of=cs_1')).toBe(await drawnAs('/open?of=cs_1'))
})
