import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@metrolibre/build/release'
import { policyHash } from '@metrolibre/doors'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createComposerApp } from '../app.ts'
import { readComposerSettings } from '../settings.ts'
import { writeRelease } from '../testing/releases.ts'

/** A shell whose pages have room for each part that their remote names. */
const shellBundle = `
export const configureServer = () => {}
export const renderPage = async ({ part, routeId }, remote) => {
  const rest = { head: { title: 'T', description: 'd' }, links: [], complete: true }
  const queries = { queries: [], mutations: [] }
  if (!part) {
    const parts = (remote?.wants ?? []).map(([remoteName, id], n) => ({ mark: '<!--part ' + n + '-->', remoteName, id, given: { cat: 'Misi $&' } }))
    return { ...rest, html: '<h1>Page</h1>' + parts.map(({ mark }) => '<p>' + mark + '</p>').join(''), parts, styles: [], queries }
  }
  if (part.id === 'breaks') throw new Error('The part fails.')
  if (part.id === 'hangs') await new Promise(() => {})
  if (part.id === 'ends') process.exit(1)
  return {
    ...rest, html: '<b>' + remote.text + ' ' + part.given.cat + '</b>', styles: [{ key: 'ml b', css: '.b{color:blue}' }],
    queries: { queries: [{ queryKey: ['toys'], queryHash: '["toys"]', state: { data: 'a toy' } }], mutations: [] },
  }
}`

let dir: string
let app: Awaited<ReturnType<typeof createComposerApp>>['app']

async function release(name: string, path: string, code: string) {
  const version = '20260101T000000Z-aaaaaaaaaa'
  const routes = [{ id: 'page', path, guard: 'public', render: 'server' }]
  await writeRelease(
    dir,
    name,
    version,
    { 'public/remoteEntry.js': '', 'server/server.mjs': `export default ${code}` },
    {
      entry: ['remoteEntry.js'],
      config: { name, contractVersion: '1.0.0', routes, nav: [], needs: [], locales: ['es', 'en'] },
    },
  )
  await promote(dir, name, version)
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'parts-'))
  const version = '20260101T000000Z-aaaaaaaaaa'
  const files = { 'public/main.js': '', 'server/server.mjs': shellBundle }
  await writeRelease(dir, 'shell', version, files, { entry: ['main.js'] })
  await promote(dir, 'shell', version)
  const wants = (...parts: string[]) => JSON.stringify(parts.map((part) => part.split('/')))
  await release('mfe-cats', '/cats', `{ wants: ${wants('mfe-toys/shows', 'mfe-gone/shows')} }`)
  await release(
    'mfe-dogs',
    '/dogs',
    `{ wants: ${wants('mfe-toys/breaks', 'mfe-bad/hangs', 'mfe-worse/ends', 'mfe-good/shows')} }`,
  )
  for (const name of ['mfe-toys', 'mfe-bad', 'mfe-worse', 'mfe-good'])
    await release(name, `/${name}`, `{ text: 'Toys for' }`)
  ;({ app } = await createComposerApp(
    readComposerSettings({
      RELEASES_DIR: dir,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://site.example',
      API_URL: 'http://127.0.0.1:9',
    }),
  ))
  await app.ready()
  // On a busy machine, the renderers may not have started within the time that a visitor's page waits for them.
  const ready = async (path: string) =>
    expect((await app.inject({ url: path, headers: { 'cache-control': 'no-cache' } })).body).toContain(
      '"rendered":"screen"',
    )
  for (const path of ['/mfe-toys', '/mfe-bad', '/mfe-worse', '/mfe-good', '/cats', '/dogs'])
    await vi.waitFor(() => ready(path), { timeout: 20_000, interval: 100 })
}, 90_000)
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

it('puts the parts of other remotes into the page, with their styles and data', async () => {
  const { body, headers } = await app.inject('/cats')
  expect(body).toContain('<h1>Page</h1><p><b>Toys for Misi $&</b></p>')
  expect(body).toContain('.b{color:blue}')
  expect(headers['content-security-policy']).toContain(policyHash('.b{color:blue}'))
  expect(body).toContain('a toy')
})

it('leaves the place of a part empty whose remote is not there', async () => {
  expect((await app.inject('/cats')).body).toContain('</p><p><!--part 1--></p></div>')
})

it('is harmed by no part that fails, hangs or ends its renderer', async () => {
  const { statusCode, body } = await app.inject('/dogs')
  expect(statusCode).toBe(200)
  expect(body).toContain(
    '<h1>Page</h1><p><!--part 0--></p><p><!--part 1--></p><p><!--part 2--></p><p><b>Toys for Misi $&</b></p>',
  )
  expect(body).toContain('"rendered":"screen"')
})
