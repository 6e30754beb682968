import { randomUUID } from 'node:crypto'
import { endpoints, type Country } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { properties } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'
import { makeProperty, makeUser, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { auth, adminUsers, adminLocations, locations, ownLocations } = endpoints
let app: TestApp
let zones: Record<Country, { id: string }>
beforeAll(async () => {
  app = await createTestApp()
  zones = {
    Chile: await makeZone(app.db),
    Perú: await makeZone(app.db, { country: 'Perú', state: 'Lima', city: 'Lima' }),
  }
})
afterAll(() => app.close())

/** What is typed in a country, with how it is stored. */
const typed = [
  ['Chile', '9 5550 0142', '+56955500142'],
  ['Chile', '(02) 2123 4567', '+56221234567'],
  ['Chile', '0051 955-500-142', '+51955500142'],
  ['Perú', '955 500 142', '+51955500142'],
  ['Perú', '+56 9 5550 0142', '+56955500142'],
  ['Perú', '\u202A+44 (0)20 7946 0958\u202C', '+442079460958'],
] as const

const register = (country: Country, numbers: object, language = 'es') =>
  app.call(
    auth.register,
    {
      body: {
        firstname: 'Javiera',
        lastname: 'Soto',
        email: `${randomUUID()}@people.example`,
        password: 'una clave larga',
        country,
        birthDate: '1991-03-09',
        ...numbers,
      },
    },
    { headers: { 'accept-language': language } },
  )

describe.each(typed)('a number typed in %s as %j', (country, text, stored) => {
  const numbers = { whatsapp: text, phone: text }
  const asStored = { whatsapp: stored, phone: stored }

  it('is stored and answered by registration, the own profile and the form of admins', async () => {
    const { user } = (await register(country, numbers)).body
    expect(user).toMatchObject(asStored)
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject(asStored)
    const { id } = await makeUser(app.db, { country })
    const changed = await app.call(auth.update, { params: { id }, body: numbers }, { as: { id } })
    expect(changed.body).toMatchObject(asStored)
    const other = await makeUser(app.db)
    const admin = await makeUser(app.db, { isAdmin: true })
    const sent = { params: { id: other.id }, body: { ...numbers, country } }
    expect((await app.call(adminUsers.update, sent, { as: admin })).body).toMatchObject(asStored)
  })

  it('is stored of a property by the country of its comuna', async () => {
    const owner = await makeUser(app.db)
    const draft = { zone: zones[country].id, propertyType: 'entire', phone: text } as const
    const { body } = await app.call(ownLocations.create, { body: draft }, { as: owner })
    expect(body.phone).toBe(stored)
    const again = { params: { id: body.id }, body: { phone: ` ${text} ` } }
    expect((await app.call(ownLocations.update, again, { as: owner })).body.phone).toBe(stored)
    const [row] = await app.db.select().from(properties).where(eq(properties.id, body.id))
    expect(row?.phone).toBe(stored)
    const admin = await makeUser(app.db, { isAdmin: true })
    const byAdmin = { ...draft, name: 'Galpón', address: 'Calle Falsa 123' }
    const made = await app.call(adminLocations.create, { body: byAdmin }, { as: admin })
    expect(made.body.phone).toBe(stored)
  })
})

it('answers numbers that were stored as they had been typed in the one form', async () => {
  const { id } = await makeUser(app.db, { country: 'Perú', phone: '955500142', whatsapp: '+51955500142' })
  expect((await app.call(auth.session, {}, { as: { id } })).body.user).toMatchObject({
    phone: '+51955500142',
    whatsapp: '+51955500142',
  })
  const place = await makeProperty(app.db, { phone: '+56-2-2123-4567' })
  const { body } = await app.call(locations.detail, { params: { id: place.id } })
  expect(body.phone).toBe('+56221234567')
})

it('keeps what is in no plan as the rule of its field has always had it', async () => {
  const { body } = await register('Chile', { whatsapp: '+1234', phone: '12345' })
  expect(body.user).toMatchObject({ whatsapp: '+1234', phone: '12345' })
})

it.each([
  ['es', 'Numero de whatsapp invalido.'],
  ['en', 'Invalid WhatsApp number.'],
])('refuses a chat of no known country, in %s', async (language, message) => {
  for (const whatsapp of ['123', '+123', '12345678', 'nueve'])
    expect((await register('Chile', { whatsapp }, language)).problem?.fields, whatsapp).toMatchObject([
      { path: 'whatsapp', code: 'validation.whatsapp', message },
    ])
})
