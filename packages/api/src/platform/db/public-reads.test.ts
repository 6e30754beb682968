import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { endpoints } from '@metrolibre/contract'
import { startStandby, type TestStandby } from '@metrolibre/testing/database'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createApiApp, type ApiApp } from '../../app.ts'
import { callEndpoint } from '../../testing/call.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { localIdentity } from '../../testing/local-identity.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectDatabase, type DatabaseClient } from './client.ts'

const { currency, general, locations, personal, sitemap, system, testimonials, zones } = endpoints
/** The standby follows the server on which all other tests write, too, and may be late for as long as they do. */
const patience = { timeout: 60_000 }
const unreachable = 'postgres://a:b@127.0.0.1:9/metrolibre'
let primary: TestApp
let standby: TestStandby
let replica: DatabaseClient
let way: Awaited<ReturnType<typeof openWay>>
let app: ApiApp
beforeAll(async () => {
  primary = await createTestApp()
  standby = await startStandby(inject('databaseServer').url)
  const url = standby.urlOf(primary.config.DATABASE_URL)
  replica = connectDatabase(url, { isStandby: true, max: 1 })
  way = await openWay(url)
  const config = { ...primary.config, DATABASE_REPLICA_URL: [way.url, unreachable] }
  app = await createApiApp(config, { clock: primary.clock, identity: localIdentity })
}, 200_000)
afterAll(async () => {
  standby.thaw()
  await app.close()
  way.close()
  await replica.close()
  await standby.stop()
  await primary.close()
})

const metric = async (pattern: RegExp) => Number(pattern.exec(await app.metrics.registry.metrics())?.[1] ?? 0)
const answered = async () => ({
  standby: await metric(/public_reads_total\{by="standby"\} (\d+)/),
  primary: await metric(/public_reads_total\{by="primary"\} (\d+)/),
})
/** Tells which database answered what `ask` asks for. */
const byWhom = async (ask: () => Promise<{ status: number }>) => {
  const before = await answered()
  expect((await ask()).status).toBe(200)
  const after = await answered()
  return after.standby > before.standby ? 'standby' : after.primary > before.primary ? 'primary' : 'nobody'
}
const search = (headers: Record<string, string> = {}) => callEndpoint(app, locations.search, {}, { headers })
const eventually = (by: 'standby' | 'primary') =>
  vi.waitFor(async () => expect(await byWhom(search)).toBe(by), { ...patience, interval: 200 })
const show = (id: string, as?: { id: string }) =>
  callEndpoint(app, locations.detail, { params: { id } }, as ? { as } : {})

/** Opens another way to a database, which can be left without an answer, or be closed and opened again. */
async function openWay(to: string) {
  const [goal, ends] = [new URL(to), new Set<Socket>()]
  const server = createServer((near) => {
    const far = connect(Number(goal.port), goal.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('data', (bytes: Buffer) => void (isHanging || other.write(bytes)))
      one.on('error', () => undefined).once('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  let isHanging = false
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const close = () => {
    server.close()
    ends.forEach((end) => end.destroy())
  }
  const reopen = async () => {
    server.listen(Number(url.port), '127.0.0.1')
    await once(server, 'listening')
  }
  /** Remembers the connections that are open, and tells whether all of them still are. */
  const open = () => {
    const known = [...ends].filter((end) => !end.destroyed)
    return () => known.length > 0 && known.every((end) => !end.destroyed)
  }
  return { url: url.href, hang: () => void (isHanging = true), open, close, reopen }
}

describe('public reads', () => {
  it('are answered by a standby, past an address that nobody answers at', async () => {
    const { id } = await makeProperty(primary.db, { name: 'Bodega al día' })
    await eventually('standby')
    await vi.waitFor(async () => {
      const { body } = await search()
      expect(body.locations.map((each) => each.id)).toContain(id)
    })
    for (const ask of [
      () => callEndpoint(app, locations.map, { query: { bbox: '-71,-34,-70,-33' } }),
      () => callEndpoint(app, locations.suggestions, { query: { q: 'bode' } }),
      () => callEndpoint(app, locations.places, {}),
      () => callEndpoint(app, locations.cards, { query: { ids: [id] } }),
      () => callEndpoint(app, locations.lowestPrices, {}),
      () => callEndpoint(app, sitemap.parts, {}),
      () => callEndpoint(app, zones.list, {}),
      () => callEndpoint(app, general.all, {}),
      () => callEndpoint(app, currency.list, {}),
      () => callEndpoint(app, personal.list, {}),
      () => callEndpoint(app, testimonials.list, {}),
      () => show(id),
    ])
      expect(await byWhom(ask)).toBe('standby')
    expect(await metric(/standby_lag_seconds\{standby="127.0.0.1:9"\} \+?(\w+)/)).toBeNaN()
  })

  it('come from the primary for whoever is signed in or has just written', async () => {
    const { id } = await makeProperty(primary.db)
    const user = await makeUser(primary.db)
    await eventually('standby')
    expect(await byWhom(() => search({ 'cache-control': 'no-cache' }))).toBe('primary')
    expect(await byWhom(() => show(id, user))).toBe('primary')
  })

  it('come from the primary while the standby is late, and what it has not got yet at once', async () => {
    await eventually('standby')
    await replica.sql`select pg_wal_replay_pause()`
    try {
      const { id } = await makeProperty(primary.db)
      expect(await byWhom(() => show(id))).toBe('primary')
      const writing = setInterval(() => void makeUser(primary.db).catch(() => undefined), 200)
      try {
        await eventually('primary')
      } finally {
        clearInterval(writing)
      }
    } finally {
      await replica.sql`select pg_wal_replay_resume()`
    }
    await eventually('standby')
  })

  it('don’t wait for a standby that hangs', async () => {
    await eventually('standby')
    await standby.freeze()
    const areOpen = way.open()
    expect(await byWhom(search)).toBe('primary')
    // A connection that is waited for is given up after 35 seconds.
    expect(areOpen()).toBe(true)
    standby.thaw()
    await eventually('standby')
  })

  it('keep the process ready while the primary hangs, however late the standby is', async () => {
    const { url, hang, close } = await openWay(primary.config.DATABASE_URL)
    const reader = await createApiApp(
      { ...primary.config, DATABASE_URL: url, DATABASE_REPLICA_URL: app.config.DATABASE_REPLICA_URL },
      { clock: primary.clock, identity: localIdentity },
    )
    try {
      const checks = async () => (await callEndpoint(reader, system.ready)).body.checks
      await vi.waitFor(() => expect(reader.publicReads.isFit()).toBe(true), patience)
      expect(await checks()).toEqual({ database: 'ok' })
      // What the primary writes last does not reach the standby any more.
      await replica.sql`select pg_wal_replay_pause()`
      const writing = setInterval(() => void makeUser(primary.db).catch(() => undefined), 200)
      await vi.waitFor(() => expect(reader.publicReads.isFit()).toBe(false), patience)
      clearInterval(writing)
      hang()
      await vi.waitFor(async () => expect(await checks()).toEqual({ standby: 'ok' }), patience)
      expect((await callEndpoint(reader, locations.search, {})).status).toBe(200)
    } finally {
      await replica.sql`select pg_wal_replay_resume()`
      close()
      await reader.close()
    }
  })

  it('come from a standby that is late when the primary is gone, also before that is known', async () => {
    const { url, close } = await openWay(primary.config.DATABASE_URL)
    const reader = await createApiApp(
      { ...primary.config, DATABASE_URL: url, DATABASE_REPLICA_URL: app.config.DATABASE_REPLICA_URL },
      { clock: primary.clock, identity: localIdentity },
    )
    try {
      await vi.waitFor(() => expect(reader.publicReads.isFit()).toBe(true), patience)
      await replica.sql`select pg_wal_replay_pause()`
      const writing = setInterval(() => void makeUser(primary.db).catch(() => undefined), 200)
      await vi.waitFor(() => expect(reader.publicReads.isFit()).toBe(false), patience)
      clearInterval(writing)
      close()
      const asked = await Promise.all([1, 2, 3].map(() => callEndpoint(reader, locations.search, {})))
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
      const writer = { headers: { 'cache-control': 'no-cache' } }
      expect((await callEndpoint(reader, locations.search, {}, writer)).status).toBe(503)
    } finally {
      await replica.sql`select pg_wal_replay_resume()`
      await reader.close()
    }
  })

  it('don’t wait for a primary that hangs longer than until that is known', async () => {
    const { url, hang, open, close } = await openWay(primary.config.DATABASE_URL)
    const reader = await createApiApp(
      { ...primary.config, DATABASE_URL: url, DATABASE_REPLICA_URL: app.config.DATABASE_REPLICA_URL },
      { clock: primary.clock, identity: localIdentity },
    )
    try {
      await vi.waitFor(() => expect(reader.publicReads.isFit()).toBe(true), patience)
      await replica.sql`select pg_wal_replay_pause()`
      const writing = setInterval(() => void makeUser(primary.db).catch(() => undefined), 200)
      await vi.waitFor(() => expect(reader.publicReads.isFit()).toBe(false), patience)
      clearInterval(writing)
      // The connection that waits is one of those that are open already.
      expect((await callEndpoint(reader, locations.search, {})).status).toBe(200)
      hang()
      const areOpen = open()
      expect((await callEndpoint(reader, locations.search, { query: { page: 2 } })).status).toBe(200)
      // Otherwise the connection would be given up, which takes 35 seconds.
      expect(areOpen()).toBe(true)
    } finally {
      await replica.sql`select pg_wal_replay_resume()`
      close()
      await reader.close()
    }
  })

  it('come from the primary once the standby is gone, and from the standby once it is back', async () => {
    await eventually('standby')
    way.close()
    try {
      expect(await byWhom(search)).toBe('primary')
    } finally {
      await way.reopen()
    }
    await eventually('standby')
  })
})
