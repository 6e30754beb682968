import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@metrolibre/build/release'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createComposerApp } from '../app.ts'
import { readComposerSettings } from '../settings.ts'
import { shellBundle, writeRelease } from '../testing/releases.ts'

const day = (number: number) => `2026010${number}T000000Z-aaaaaaaaaa`
const [link, linkThatEnds] = ['a-link-of-twenty-letters', 'a-link-that-comes-to-its-end']
const until = new Date(Date.now() + 3_600_000).toISOString()
const routes = [{ id: 'search', path: '/propietario', guard: 'public', render: 'server' }]

let dir: string
let registry: FastifyInstance
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
let isEnded = false
let isAway = false

const releaseTenants = (version: string, text: string, contractVersion = '1.0.0') =>
  writeRelease(
    dir,
    'mfe-tenants',
    version,
    { 'public/remoteEntry.js': `/* ${text} */`, 'server/server.mjs': `export default { text: '${text}' }` },
    {
      entry: ['remoteEntry.js'],
      config: { name: 'mfe-tenants', contractVersion, routes, nav: [], needs: [], locales: ['es', 'en'] },
    },
  )

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'preview-'))
  const shell = { 'public/main.js': '//', 'server/server.mjs': shellBundle }
  await writeRelease(dir, 'shell', day(1), shell, { entry: ['main.js'] })
  await releaseTenants(day(1), 'now')
  await releaseTenants(day(2), 'soon')
  await promote(dir, 'shell', day(1))
  await promote(dir, 'mfe-tenants', day(1))
  registry = fastify()
  registry.get('/api/releases/edition', async (_, reply) => reply.code(503).send())
  registry.get<{ Params: { token: string } }>('/api/releases/previews/:token', async ({ params }, reply) => {
    if (isAway) return reply.code(503).send()
    if (params.token !== link && (isEnded || params.token !== linkThatEnds))
      return reply
        .code(404)
        .type('application/problem+json')
        .send({ code: 'not_found', status: 404, message: 'Not found', requestId: 'x' })
    return { versions: [{ app: 'mfe-tenants', version: day(2) }], until }
  })
  const API_URL = await registry.listen({ port: 0, host: '127.0.0.1' })
  ;({ app } = await createComposerApp(
    readComposerSettings({ RELEASES_DIR: dir, API_URL, RELEASES_TOKEN: 'x'.repeat(32), LOG_LEVEL: 'silent' }),
  ))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await registry.close()
  await rm(dir, { recursive: true })
})

const open = (cookie?: string) => app.inject({ url: '/propietario', headers: cookie ? { cookie } : {} })
const cookieOf = async (url: string) => {
  const { headers, statusCode } = await app.inject(url)
  expect(statusCode).toBe(302)
  return { cookie: String(headers['set-cookie']).split(';')[0]!, to: headers.location }
}

it('is rendered for the holder of the link alone, under no cache', async () => {
  const { cookie, to } = await cookieOf(`/preview/${link}?to=/propietario`)
  expect(to).toBe('/propietario')
  // On a busy machine, a version may not have started within the time that a page waits for it.
  const bodyFor = async (one?: string) => (await open(one)).body
  await expect
    .poll(() => bodyFor(`other=1; ${cookie}`), { timeout: 60_000 })
    .toContain('<h1>soon /propietario</h1>')
  const preview = await open(`other=1; ${cookie}`)
  expect(preview.body).toContain(`"versions":{"mfe-tenants":"${day(2)}"}`)
  expect(preview.headers['cache-control']).toBe('private, no-store')
  for (const stranger of [undefined, 'preview=another-link-of-twenty']) {
    await expect.poll(() => bodyFor(stranger), { timeout: 60_000 }).toContain('<h1>now /propietario</h1>')
    const { headers } = await open(stranger)
    expect(headers['cache-control']).not.toContain('no-store')
  }
})

it('is the registry that the holder’s open page asks for', async () => {
  const registryOf = async (cookie?: string) => {
    const { body } = await app.inject({ url: '/registry.json', headers: cookie ? { cookie } : {} })
    const { remotes } = JSON.parse(body) as { remotes: Record<string, { version: string }> }
    return remotes['mfe-tenants']?.version
  }
  expect([await registryOf(`preview=${link}`), await registryOf()]).toEqual([day(2), day(1)])
})

it('leads nowhere else', async () => {
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example'])
    expect((await cookieOf(`/preview/${link}?to=${encodeURIComponent(to)}`)).to).toBe('/')
})

it('can be ended, and leaves its holder with what everybody sees when the API is away or the link has ended', async () => {
  expect((await cookieOf('/preview/end?to=/propietario')).cookie).toBe('preview=')
  const other = 'a-link-that-is-not-known'
  isAway = true
  expect((await open(`preview=${other}`)).body).toContain('<h1>now /propietario</h1>')
  isAway = false
  const shown = async () => (await open(`preview=${linkThatEnds}`)).body
  await expect.poll(shown, { timeout: 60_000 }).toContain('<h1>soon /propietario</h1>')
  isEnded = true
  await expect.poll(shown, { timeout: 15_000, interval: 500 }).toContain('<h1>now /propietario</h1>')
})

it.each([
  '/%09/elsewhere.example',
  '/%0A/elsewhere.example',
  '/.//elsewhere.example',
  '/%5Celsewhere.example',
  '%2F%2Felsewhere.example',
  '%09//elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/%ED%A0%80//%00',
  '/€?q=ñ€%F0%9F%8F%A0#€',
  `/${encodeURIComponent('€ Š 🏠')}`,
  '/a&to=/b',
])('keeps whoever opens or ends it on this site: %s', async (to) => {
  for (const path of [`/preview/${link}`, '/preview/end']) {
    const { statusCode, headers } = await app.inject(`${path}?to=${to}`)
    expect(statusCode).toBe(302)
    expect(new URL(String(headers.location), 'https://site.example').origin).toBe('https://site.example')
  }
})
