import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@metrolibre/build/release'
import type { RunningCanary } from '@metrolibre/contract'
import { readViewTicket } from '@metrolibre/doors'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createComposerApp } from '../app.ts'
import { readComposerSettings } from '../settings.ts'
import { shellBundle, writeRelease } from '../testing/releases.ts'
import { isIn } from './canaries.ts'
import { cookieParts } from './cookies.ts'

const day = (number: number) => `2026010${number}T000000Z-aaaaaaaaaa`
const id = '0b7c1f7e-6f0f-4d0c-9d5e-1f6f5e3a9c11'
const routes = [
  { id: 'search', path: '/propietario', guard: 'public', render: 'server' },
  { id: 'moved', path: '/antes', guard: 'public', render: 'skeleton', movedTo: '/propietario' },
]

let dir: string
let registry: FastifyInstance
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
let edition = { edition: '0', apps: [], canaries: [] as RunningCanary[], viewKey: 'key of the tickets' }

async function run(...canaries: RunningCanary[]): Promise<void> {
  edition = { ...edition, edition: String(Number(edition.edition) + 1), canaries }
  const followed = async () =>
    (await app.inject('/healthz')).json<{ canaries?: RunningCanary[] }>().canaries ?? []
  await expect.poll(followed, { timeout: 20_000, interval: 50 }).toEqual(canaries)
}
const canary = (one: Partial<RunningCanary> = {}): RunningCanary => ({
  id,
  app: 'mfe-tenants',
  version: day(2),
  percent: 20,
  countries: [],
  hasPeople: false,
  ...one,
})
const inside = Array.from({ length: cookieParts }, (_, part) => part).find((part) =>
  isIn({ id, percent: 5 }, part),
)!
const outside = Array.from({ length: cookieParts }, (_, part) => part).find(
  (part) => !isIn({ id, percent: 50 }, part),
)!
const open = (headers: Record<string, string> = {}, url = '/propietario') => app.inject({ url, headers })
const asPart = (part: number) => ({ cookie: `edition=${part}` })
const shown = async (headers?: Record<string, string>) => /<h1>(\w+) /.exec((await open(headers)).body)?.[1]

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'canary-'))
  const shell = { 'public/main.js': '//', 'server/server.mjs': shellBundle }
  await writeRelease(dir, 'shell', day(1), shell, { entry: ['main.js'] })
  for (const [version, text, contractVersion = '1.0.0'] of [
    [day(1), 'now'],
    [day(2), 'soon'],
    [day(3), 'never', '9.0.0'],
  ] as const)
    await writeRelease(
      dir,
      'mfe-tenants',
      version,
      { 'public/remoteEntry.js': `/* ${text} */`, 'server/server.mjs': `export default { text: '${text}' }` },
      {
        entry: ['remoteEntry.js'],
        config: { name: 'mfe-tenants', contractVersion, routes, nav: [], needs: [], locales: ['es', 'en'] },
      },
    )
  await promote(dir, 'shell', day(1))
  await promote(dir, 'mfe-tenants', day(1))
  registry = fastify({ forceCloseConnections: true })
  registry.get<{ Querystring: { seen?: string } }>('/api/releases/edition', async ({ query }) => {
    const end = Date.now() + 2_000
    while (query.seen === edition.edition && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20))
    return edition
  })
  const API_URL = await registry.listen({ port: 0, host: '127.0.0.1' })
  ;({ app } = await createComposerApp(
    readComposerSettings({
      RELEASES_DIR: dir,
      API_URL,
      RELEASES_TOKEN: 'x'.repeat(32),
      COUNTRY_HEADER: 'X-Country',
      LOG_LEVEL: 'silent',
      RENDER_DEADLINE_MS: '10000',
    }),
  ))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await registry.close()
  await rm(dir, { recursive: true })
})

describe('a canary', () => {
  it('is given to its part of the visitors, who keep it, and to nobody else', async () => {
    await run(canary())
    // On a busy machine, a version may not have started within the time that a page waits for it.
    await expect.poll(() => shown(asPart(inside))).toBe('soon')
    expect(await shown(asPart(inside))).toBe('soon')
    await expect.poll(() => shown(asPart(outside))).toBe('now')
    const page = await open(asPart(inside))
    expect(String(page.headers['set-cookie'])).not.toContain('edition=')
    expect(page.headers['cache-control']).toBe('private, no-cache')
    expect(page.headers).not.toHaveProperty('cdn-cache-control')
    const asked = await open(asPart(inside), '/registry.json')
    expect(
      asked.json<{ remotes: Record<string, { version: string }> }>().remotes['mfe-tenants']?.version,
    ).toBe(day(2))
  })

  it('draws a part for whoever has none, and shows them what it leads to', async () => {
    await run(canary())
    const first = await open()
    const [cookie] = String(first.headers['set-cookie']).split(';')
    expect(cookie).toMatch(/^edition=\d{1,4}$/)
    const expected = isIn({ id, percent: 20 }, Number(cookie!.split('=')[1])) ? 'soon' : 'now'
    expect(first.body).toContain(`<h1>${expected} `)
    expect(await shown({ cookie: cookie! })).toBe(expected)
  })

  it('gives each page that is sent a ticket of its own with the version that it has, also one from the cache', async () => {
    await run(canary())
    const ticketOf = async (part: number) => {
      const cookies = [(await open(asPart(part))).headers['set-cookie']].flat()
      const cookie = cookies.find((one) => one?.startsWith('view='))
      expect(cookie).toMatch(/; Path=\/api\/releases\/beats; HttpOnly; SameSite=Lax; Max-Age=1800$/)
      return readViewTicket([edition.viewKey], cookie!.split(';')[0], new Date())
    }
    await expect.poll(() => shown(asPart(inside))).toBe('soon')
    const tickets = [await ticketOf(inside), await ticketOf(inside), await ticketOf(outside)]
    const version = (number: number) => [{ canary: id, app: 'mfe-tenants', version: day(number) }]
    expect(tickets.map((ticket) => ticket?.entries)).toEqual([version(2), version(2), version(1)])
    expect(new Set(tickets.map((ticket) => ticket?.view)).size).toBe(3)
    expect((await open(asPart(inside), '/registry.json')).headers['set-cookie']).toBeUndefined()
    expect((await app.inject('/healthz')).body, 'the key is nobody’s business').not.toContain('key of')
  })

  it('sets no cookie with an answer that caches keep for everybody', async () => {
    await run(canary())
    const { statusCode, headers } = await open({}, '/antes')
    expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([
      308,
      'public, max-age=3600',
      undefined,
    ])
  })

  it('is given to exactly its share of all parts, keeps them when it grows, and takes others than another canary', () => {
    const all = Array.from({ length: cookieParts }, (_, part) => part)
    const five = all.filter((part) => isIn({ id, percent: 5 }, part))
    const grown = new Set(all.filter((part) => isIn({ id, percent: 25 }, part)))
    expect([five.length, grown.size]).toEqual([500, 2500])
    expect(five.every((part) => grown.has(part))).toBe(true)
    const other = { id: id.replace('0b', '1b'), percent: 5 }
    expect(five.filter((part) => isIn(other, part)).length).toBeLessThan(500)
  })

  it('for one country is given to its visitors, as the edge says it or the browser', async () => {
    await run(canary({ countries: ['Perú'] }))
    const visitor = asPart(inside)
    expect(await shown(visitor)).toBe('now')
    expect(await shown({ ...visitor, 'x-country': 'PE' })).toBe('soon')
    expect(await shown({ ...visitor, 'accept-language': 'es-PE,es;q=0.9' })).toBe('soon')
    expect(await shown({ ...visitor, 'x-country': 'CL', 'accept-language': 'es-PE' })).toBe('now')
  })

  it('is given to those on its list whatever their part is, and to nobody who guesses', async () => {
    await run(canary({ hasPeople: true }))
    const joined = await app.inject({ method: 'POST', url: `/canary/${id}` })
    const [cookie] = String(joined.headers['set-cookie']).split(';')
    expect(await shown({ cookie: `edition=${outside}; ${cookie}` })).toBe('soon')
    const guessed = await app.inject({ method: 'POST', url: `/canary/${id.replace('0b', '1b')}` })
    expect([guessed.statusCode, guessed.headers['set-cookie']]).toEqual([404, undefined])
    await run(canary())
    expect(await shown({ cookie: `edition=${outside}; ${cookie}` })).toBe('now')
  })

  it('that does not go with the shell is not shown', async () => {
    await run(canary({ version: day(3) }))
    expect(await shown(asPart(inside))).toBe('now')
  })

  it('leaves no trace once it has ended', async () => {
    await run()
    expect(await shown(asPart(inside))).toBe('now')
    const page = await open()
    expect([page.headers['set-cookie'], page.headers['cache-control']]).toEqual([
      undefined,
      'public, no-cache',
    ])
  })
})
