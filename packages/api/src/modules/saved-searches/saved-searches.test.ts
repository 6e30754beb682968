import { endpoints, maxSavedSearches, type SearchFilters } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { properties } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeProperty, makeUser, makeZone } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const { savedSearches: calls } = endpoints

let app: TestApp
/** Noon in Santiago. */
const noon = new Date('2026-03-10T15:00:00Z')
const hour = 3_600_000
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock(noon) })
})
beforeEach(() => app.clock.set(noon))
afterAll(() => app.close())

const save = async (as: { id: string }, filters: SearchFilters, { name = 'Taller', mail = true } = {}) =>
  (await app.call(calls.save, { body: { name, filters, mail } }, { as })).body
const list = async (as: { id: string }) => (await app.call(calls.list, {}, { as })).body.searches
const publish = async (values: Parameters<typeof makeProperty>[1] & { at: Date }) => {
  const { at, ...rest } = values
  const property = await makeProperty(app.db, rest)
  await app.db.update(properties).set({ publishedAt: at }).where(eq(properties.id, property.id))
  return property
}
const later = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds)
/** Lets the timer run at this moment and returns the mails about searches to a reader, newest first. */
const mailsAt = async (reader: { email: string }, at: Date) => {
  app.clock.set(at)
  await app.jobs.tick('mail-saved-searches')
  return readInbox(app, reader.email)
}

it('saves the same filters once, under the last name, and counts what is new until it was seen', async () => {
  const as = await makeUser(app.db)
  const zone = await makeZone(app.db)
  const first = await save(as, { zoneId: zone.id, maxPrice: 500_000 })
  const again = await save(as, { maxPrice: 500_000, zoneId: zone.id }, { name: ' Otro ' })
  expect([again.id, again.name]).toEqual([first.id, 'Otro'])
  await publish({ zoneId: zone.id, at: later(1000) })
  await publish({ zoneId: zone.id, at: later(1000), monthlyPrice: 900_000 })
  await publish({ zoneId: zone.id, at: later(1000), ownerId: as.id })
  app.clock.advance(hour)
  expect(await list(as)).toMatchObject([{ name: 'Otro', fresh: 1, mailedAt: null }])
  const seen = await app.call(calls.update, { params: { id: first.id }, body: { seen: true } }, { as })
  expect(seen.body.fresh).toBe(0)
  await app.call(calls.remove, { params: { id: first.id } }, { as })
  expect(await list(as)).toEqual([])
})

it('merges the searches of a device without mail, and ends at the limit', async () => {
  const as = await makeUser(app.db)
  await save(as, { q: 'palabra 0' })
  const searches = Array.from({ length: maxSavedSearches }, (_, n) => ({
    name: `Búsqueda ${n}`,
    filters: { q: `palabra ${n}` },
  }))
  const { body } = await app.call(calls.merge, { body: { searches } }, { as })
  expect(body.added).toBe(maxSavedSearches - 1)
  expect(body.searches.filter(({ mail }) => mail)).toHaveLength(1)
  const refused = await app.call(
    calls.save,
    { body: { name: 'Más', filters: { q: 'más' }, mail: true } },
    { as },
  )
  expect(refused.status).toBe(409)
  const half = { name: 'Medio carácter', filters: { q: 'taller \ud800' }, mail: false }
  expect((await app.call(calls.save, { body: half }, { as: await makeUser(app.db) })).status).toBe(422)
  const turned = { name: 'Al revés', filters: { from: '2026-05-01', to: '2026-04-01' }, mail: true }
  expect((await app.call(calls.save, { body: turned }, { as })).status).toBe(422)
})

it('mails what is new at most once a day, with everything in one mail, and repeats nothing', async () => {
  const reader = await makeUser(app.db, { firstName: 'Javiera' })
  const zone = await makeZone(app.db)
  await save(reader, { zoneId: zone.id }, { name: 'Taller en Ñuñoa' })
  await save(reader, { zoneId: zone.id, type: 'galpon' }, { name: 'Galpones' })
  expect(await mailsAt(reader, later(hour))).toHaveLength(0)
  const place = await publish({ zoneId: zone.id, name: 'Casa Sucre', at: later(1000) })
  const [mail, ...others] = await mailsAt(reader, later(hour))
  expect(others).toHaveLength(0)
  expect(mail?.subject).toBe('Una propiedad nueva para «Taller en Ñuñoa»')
  expect(mail?.text).toContain('Casa Sucre')
  expect(mail?.text).not.toContain('Galpones')
  // A second one on the same day waits for the next, and comes without the first.
  await publish({ zoneId: zone.id, name: 'Bodega Sur', type: 'galpon', at: later(1000) })
  expect(await mailsAt(reader, later(hour))).toHaveLength(1)
  const next = await mailsAt(reader, later(24 * hour))
  expect(next).toHaveLength(2)
  const text = next.find(({ text: words }) => words.includes('Bodega Sur'))!.text
  expect(text).toContain('Galpones: una nueva')
  expect(text).not.toContain(place.name)
  for (const _again of [1, 2]) await app.jobs.tick('mail-saved-searches')
  expect(await mailsAt(reader, later(24 * hour))).toHaveLength(2)
})

it('tells of one place when it becomes free, not that it was published', async () => {
  // Nothing else is new, for which the searches would be read anyway.
  await app.db.delete(properties)
  const reader = await makeUser(app.db, { emailConfirmedAt: new Date() })
  const place = await publish({ at: later(60_000), name: 'Casa Sucre' })
  await save(reader, { only: place.id }, { name: 'Casa Sucre' })
  expect(await mailsAt(reader, later(hour))).toHaveLength(0)
  const today = new Date().toISOString().slice(0, 10)
  const block = await app.sql<[{ id: string }]>`
    insert into owner_blocks (property_id, period) values (${place.id}, tstzrange(${today}, ${'2036-01-01'})) returning id`
  await app.sql`delete from owner_blocks where id = ${block[0].id}`
  // The database has the real time.
  const freed = await app.sql`
    update free_places set freed_at = ${later(60_000).toISOString()}
    where property_id = ${place.id} and is_free and freed_at > now() - interval '1 minute' returning unit`
  expect(freed).toHaveLength(1)
  const [mail] = await mailsAt(reader, later(hour))
  expect(mail?.subject).toBe('Se liberó lo que esperabas: «Casa Sucre»')
  expect(mail?.text).toContain('ya se puede reservar')
  expect(await list(reader)).toMatchObject([{ fresh: 1 }])
})

it('mails and counts nothing that can’t be rented', async () => {
  const reader = await makeUser(app.db)
  const zone = await makeZone(app.db)
  await save(reader, { zoneId: zone.id })
  await publish({ zoneId: zone.id, at: later(1000), isActive: false })
  await publish({ zoneId: zone.id, at: later(1000), type: 'room', monthlyPrice: null })
  expect(await mailsAt(reader, later(hour))).toHaveLength(0)
  expect(await list(reader)).toMatchObject([{ fresh: 0 }])
})

it('mails nobody at night, without a confirmed address, with the mail off, or about a period that is over', async () => {
  const zone = await makeZone(app.db)
  const night = await makeUser(app.db)
  const unconfirmed = await makeUser(app.db, { emailConfirmedAt: null })
  const off = await makeUser(app.db)
  const past = await makeUser(app.db)
  const inactive = await makeUser(app.db)
  const filters = { zoneId: zone.id }
  for (const each of [night, unconfirmed, inactive]) await save(each, filters)
  await save(off, filters, { mail: false })
  await save(past, { ...filters, from: '2026-03-01', to: '2026-03-11' })
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, inactive.id))
  await publish({ zoneId: zone.id, at: later(1000) })
  const atNight = new Date('2026-03-11T04:00:00Z')
  expect(await mailsAt(night, atNight)).toHaveLength(0)
  const morning = new Date('2026-03-11T13:00:00Z')
  expect(await mailsAt(night, morning)).toHaveLength(1)
  for (const each of [unconfirmed, off, past, inactive])
    expect(await readInbox(app, each.email)).toHaveLength(0)
})

it('ends the mails with the link of a mail, by the form of a mail program, and refuses any other token', async () => {
  const reader = await makeUser(app.db, { language: 'en' })
  const zone = await makeZone(app.db)
  await save(reader, { zoneId: zone.id })
  await publish({ zoneId: zone.id, at: later(1000) })
  const [mail] = await mailsAt(reader, later(hour))
  expect(mail?.subject).toContain('One new property')
  const token = /#token=([\w.-]+)/.exec(mail!.text)![1]!
  const post = (given: string) =>
    app.server.inject({
      method: 'POST',
      url: `/api/saved-searches/unsubscribe?token=${given}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const other = await makeUser(app.db)
  const forged = token.replace(reader.id, other.id)
  expect((await post(forged)).statusCode).toBe(400)
  const isValid = async (given: string) =>
    (await app.call(calls.mailsLink, { query: { token: given } })).body.valid
  expect([await isValid(forged), await isValid(token)]).toEqual([false, true])
  expect(await list(reader)).toMatchObject([{ mail: true }])
  expect((await post(token)).statusCode).toBe(200)
  expect(await list(reader)).toMatchObject([{ mail: false }])
})
