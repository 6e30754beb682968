import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { freePort } from '@metrolibre/testing/ports'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openWatchedWay } from '../../testing/watched-way.ts'
import { toProblem } from '../errors/to-problem.ts'
import { connectDatabase } from './client.ts'

const connectionLost = /terminating connection|CONNECTION_/

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('gives no query the rows of one whose connection was lost', async () => {
  const { sql, close } = connectDatabase(app.config.DATABASE_URL, { max: 1 })
  // The server sends rows in buffers, so many of them have arrived when the connection ends.
  const cut = sql`
    select n, repeat('x', 100), case when n = 5000 then pg_terminate_backend(pg_backend_pid()) end
    from generate_series(1, 5000) n`
  await expect(cut).rejects.toThrow(connectionLost)
  expect([...(await sql`select 42 as answer`)]).toEqual([{ answer: 42 }])
  await close()
})

it('commits nothing of a transaction whose connection was lost', async () => {
  const { sql, close } = connectDatabase(app.config.DATABASE_URL, { max: 1 })
  await sql`create table cuts (id serial)`
  const transaction = sql.begin(async (tx) => {
    await tx`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined)
    for (let tries = 0; tries < 200; tries += 1) {
      await Promise.race([tx`insert into cuts default values`.catch(() => undefined), turn()])
      await turn()
    }
  })
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  const others = numbers.map((number) => sql`select ${number}::int as number`.then((rows) => [...rows]))
  await expect(transaction).rejects.toThrow(connectionLost)
  expect(await Promise.all(others)).toEqual(numbers.map((number) => [{ number }]))
  expect([...(await sql`select * from cuts`)]).toEqual([])
  await close()
})

it('reserves a connection again, however often a reserved one was lost', async () => {
  const { sql, close } = connectDatabase(app.config.DATABASE_URL, { max: 2 })
  for (let times = 0; times < 5; times += 1) {
    const lent = await sql.reserve()
    await expect(lent`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow(connectionLost)
    const others = [1, 2, 3].map((number) => sql`select ${number}::int as number`.then(([row]) => row))
    await expect(lent`select pg_advisory_unlock(1)`).rejects.toThrow(connectionLost)
    lent.release()
    expect(await Promise.all(others)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  }
  await close()
})

it('sends no statement behind another one on the same connection', async () => {
  const way = await openWatchedWay(app.config.DATABASE_URL)
  const { sql, close } = connectDatabase(way.url, { max: 1 })
  await sql`select 1`
  const many = [1, 2, 3].flatMap((number) => [
    sql`select pg_sleep(0.01)`,
    sql`select ${number}::int`,
    sql.begin((tx) => tx`select ${number}::int + 1`),
  ])
  await Promise.all(many)
  expect(way.overlaps()).toBe(0)
  await close()
  way.close()
})

it('gives up a connection that says nothing, as one of a database that is away', async () => {
  const way = await openWatchedWay(app.config.DATABASE_URL)
  const { sql, close } = connectDatabase(way.url, { max: 1, silentSeconds: 0.3 })
  await sql`select 1`
  way.lose(true)
  const failure: unknown = await sql`select ${1}::int`.catch((error: unknown) => error)
  expect(toProblem(failure, 'en', 'id')).toMatchObject({ status: 503, code: 'unavailable' })
  way.lose(false)
  expect([...(await sql`select 42 as answer`)]).toEqual([{ answer: 42 }])
  await close()
  way.close()
})

it('connects soon to a database that is back, however often it was tried meanwhile', async () => {
  const url = new URL(app.config.DATABASE_URL)
  const [from, port] = [Number(url.port), await freePort()]
  url.port = String(port)
  const { sql, close } = connectDatabase(url.href, { max: 1 })
  for (let count = 0; count < 6; count++) await expect(sql`select 1`).rejects.toThrow('ECONNREFUSED')
  const way = createServer((near) => void near.pipe(connect(from, url.hostname)).pipe(near)).listen(
    port,
    url.hostname,
  )
  await once(way, 'listening')
  await sql`select 1`
  const { backoff } = sql.options as unknown as { backoff: (tries: number) => number }
  for (let tries = 0; tries < 1000; tries++) expect(backoff(tries)).toBeLessThanOrEqual(1)
  await close()
  way.close()
}, 30_000)

const oldSpace = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!.space_used_size

it('keeps no rows that were read until the next full collection', async () => {
  const { sql, close } = connectDatabase(app.config.DATABASE_URL, { max: 1 })
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await sql`select n, repeat('x', 200) as text from generate_series(1, 100) n`
  }
  await read(200)
  const before = oldSpace()
  // 60 MB of rows; half of them would stay. What else runs in this process has added up to 12 MB.
  await read(2000)
  expect(oldSpace() - before).toBeLessThan(20_000_000)
  await close()
})

it('finds a free connection as soon after many statements as after few', async () => {
  const { sql, close } = connectDatabase(app.config.DATABASE_URL, { max: 2 })
  await Promise.all([sql`select pg_sleep(0.1)`, sql`select pg_sleep(0.1)`])
  // One of the two connections is always free.
  for (let times = 0; times < 3000; times += 1) await sql`select 1`
  const looked = vi.spyOn(Array.prototype, 'indexOf')
  await sql`select 1`
  const lengths = looked.mock.contexts.map((list) => (list as unknown[]).length)
  looked.mockRestore()
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThan(1500)
  await close()
})
