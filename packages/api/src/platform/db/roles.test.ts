import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@metrolibre/contract'
import { createTemplate, onDatabase, type TestDatabase } from '@metrolibre/testing/database'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createApiApp, type ApiApp } from '../../app.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { callEndpoint } from '../../testing/call.ts'
import { localIdentity } from '../../testing/local-identity.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { readConfig } from '../config/read-config.ts'
import { migrateDatabase } from './migrate.ts'

const { auth, locations, favourites } = endpoints
const rolesFile = join(import.meta.dirname, '../../../../../deploy/roles.sql')
let database: TestDatabase
let app: ApiApp
beforeAll(async () => {
  database = await createTemplate(inject('databaseServer').url, async () => {})
  const urlOf = (role: string) => {
    const url = new URL(database.url)
    url.username = role
    url.password = 'of-tests'
    return url.href
  }
  await onDatabase(database.url, async (sql) => {
    const roles = await readFile(rolesFile, 'utf8')
    // Twice, as for a database that is there already.
    await sql.unsafe(roles)
    await sql.unsafe(roles)
    for (const role of ['metrolibre_migrations', 'metrolibre_requests'])
      await sql.unsafe(`alter role ${role} password 'of-tests'`)
  })
  await migrateDatabase(urlOf('metrolibre_migrations'))
  const config = readConfig({
    ...inject('testEnvironment'),
    DATABASE_URL: urlOf('metrolibre_requests'),
    RATE_LIMIT_FACTOR: '1000',
  })
  app = await createApiApp(config, { clock: createTestClock(), identity: localIdentity })
}, 60_000)
afterAll(async () => {
  await app.close()
  await onDatabase(database.url, (sql) =>
    sql.unsafe('drop owned by metrolibre_requests; drop owned by metrolibre_migrations cascade'),
  )
  await database.drop()
})

it('serves requests and jobs with a role that only reads and writes rows', async () => {
  const person = {
    firstname: 'Ana',
    lastname: 'Rojas',
    email: 'ana@people.example',
    password: 'metros de sobra 7',
    country: 'Chile' as const,
    birthDate: '1990-01-01',
    isOwner: false,
  }
  expect((await callEndpoint(app, auth.register, { body: person })).status).toBe(201)
  const { id } = await makeProperty(app.db)
  expect((await callEndpoint(app, locations.search)).body.locations).toHaveLength(1)
  expect((await callEndpoint(app, locations.detail, { params: { id } })).status).toBe(200)
  const user = await makeUser(app.db)
  const saved = await callEndpoint(app, favourites.list, {}, { as: user })
  expect(saved.status).toBe(200)
  await makeReservation(app.db, { propertyId: id })
  const [waiting] = await app.sql`select count(*)::int as count from graphile_worker.jobs`
  expect(waiting!['count']).toBeGreaterThan(0)
  await app.jobs.drain()
  expect(await app.sql`select from graphile_worker.jobs where last_error is not null`).toEqual([])
  await app.jobs.start()
})

it('refuses that role every change of tables', async () => {
  for (const statement of [
    'create table public.more (id int)',
    'create schema more',
    'drop table public.reservations',
    'alter table public.reservations add column more int',
    'truncate public.reservations',
    'drop table drizzle.__drizzle_migrations',
  ])
    await expect(app.sql.unsafe(statement), statement).rejects.toThrow(/permission denied|must be owner/)
})
