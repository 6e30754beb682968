import { endpoints, rangeOfSlots, readTimeZone, type TimeZone } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, makeProperty, makeUser, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { adminZones, locations, reservations } = endpoints

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
})
afterAll(() => app.close())

const input = {
  country: 'Chile',
  state: 'Región de Magallanes',
  city: 'Puerto Natales',
  zone: 'Natales',
  lat: -51.73,
  long: -72.5,
  rate: 0.8,
  averageValue: 3100,
} as const

const placeIn = async (timeZone: TimeZone | null) => {
  const zone = await makeZone(app.db, { timeZone })
  return { zone, property: await makeProperty(app.db, { zoneId: zone.id, rentalMode: 'hour' }) }
}
const hold = async (locationId: string, range: { start: number; end: number }) =>
  app.call(reservations.hold, { body: { locationId, range } }, { as: await makeUser(app.db) })
const clockOf = async (id: string) =>
  readTimeZone((await app.call(locations.detail, { params: { id } })).body)
const setClock = (id: string, timeZone: TimeZone) =>
  app.call(adminZones.update, { body: { id, timeZone } }, { as: admin })

describe('the clock of a comuna', () => {
  it('follows from its names, or is the one that an admin chooses', async () => {
    const { body } = await app.call(adminZones.create, { body: input }, { as: admin })
    expect(body.timeZone).toBe('America/Punta_Arenas')
    expect((await setClock(body.id, 'America/Santiago')).body.timeZone).toBe('America/Santiago')
    const refused = await setClock(body.id, 'America/Lima')
    expect([refused.status, refused.problem?.fields?.[0]?.path]).toEqual([422, 'timeZone'])
  })

  it.each(['America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'] as const)(
    'is that of the hours which are booked there: %s',
    async (timeZone) => {
      const { property } = await placeIn(timeZone)
      const params = { id: property.id }
      expect(await clockOf(property.id)).toBe(timeZone)
      expect(readTimeZone((await app.call(locations.availability, { params })).body)).toBe(timeZone)
      // In winter, Santiago has another time than each of them.
      const [here, inSantiago] = [timeZone, 'America/Santiago' as const].map((zone) =>
        rangeOfSlots('2035-07-10', 10, 12, zone)!,
      )
      expect(here).not.toEqual(inSantiago)
      expect((await hold(property.id, here!)).body).toMatchObject({
        ownTimeZone: timeZone,
        startSlot: 10,
        endSlot: 12,
      })
    },
  )

  it('stays that of the country for those that have no other', async () => {
    const { property } = await placeIn(null)
    expect(await clockOf(property.id)).toBe('America/Santiago')
  })

  it('reaches the properties that are there, and is fixed while one of them is booked', async () => {
    const { zone, property } = await placeIn(null)
    await setClock(zone.id, 'America/Punta_Arenas')
    expect(await clockOf(property.id)).toBe('America/Punta_Arenas')
    await hold(property.id, rangeOfSlots('2035-07-10', 10, 12, 'America/Punta_Arenas')!)
    const { status, problem } = await setClock(zone.id, 'America/Santiago')
    expect([status, problem?.fields?.[0]?.code]).toEqual([422, 'validation.zone_clock_booked'])
  })
})
