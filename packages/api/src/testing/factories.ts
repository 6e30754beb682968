import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/db/client.ts'
import { properties, type PropertyRow } from '../platform/db/schema/properties.ts'
import { rooms, type RoomRow } from '../platform/db/schema/rooms.ts'
import { users, type UserRow } from '../platform/db/schema/users.ts'
import { zones, type ZoneRow } from '../platform/db/schema/zones.ts'

type New<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>

/** Inserts a registered tenant with a confirmed address. No password matches. */
export async function makeUser(db: Database, values: New<typeof users> = {}): Promise<UserRow> {
  const [user] = await db
    .insert(users)
    .values({
      email: `${randomUUID()}@people.example`,
      emailConfirmedAt: new Date(),
      firstName: 'Ada',
      lastName: 'Prueba',
      country: 'Chile',
      birthDate: '1990-05-17',
      ...values,
    })
    .returning()
  return user!
}

export const makeOwner = (db: Database, values: New<typeof users> = {}) =>
  makeUser(db, { isOwner: true, ...values })

export const makeAdmin = (db: Database, values: New<typeof users> = {}) =>
  makeUser(db, { isAdmin: true, ...values })

export async function makeZone(db: Database, values: New<typeof zones> = {}): Promise<ZoneRow> {
  const [zone] = await db
    .insert(zones)
    .values({
      country: 'Chile',
      state: 'Región Metropolitana',
      city: 'Santiago',
      name: `Comuna ${randomUUID().slice(0, 8)}`,
      latitude: -33.45,
      longitude: -70.65,
      rate: 0.9,
      averageValue: 9500,
      ...values,
    })
    .returning()
  return zone!
}

/**
 * Inserts a published property by month with a lease from 2020 to 2040, with a new zone and owner unless
 * given.
 */
export async function makeProperty(db: Database, values: New<typeof properties> = {}): Promise<PropertyRow> {
  const zoneId = values.zoneId ?? (await makeZone(db, values.currency === 'PEN' ? peru : {})).id
  const ownerId = values.ownerId ?? (await makeOwner(db)).id
  const [property] = await db
    .insert(properties)
    .values({
      name: 'Taller luminoso',
      description: 'Un espacio de prueba',
      address: 'Calle Falsa 123',
      street: 'Calle Falsa',
      type: 'entire',
      currency: 'CLP',
      monthlyPrice: 450_000,
      hourlyPrice: 9000,
      startLease: '2020-01-01',
      endLease: '2040-01-01',
      latitude: -33.45,
      longitude: -70.65,
      publicLatitude: -33.4505,
      publicLongitude: -70.6505,
      stage: 'published',
      isVerified: true,
      ...values,
      zoneId,
      ownerId,
    })
    .returning()
  return property!
}

const peru = { country: 'Perú', state: 'Lima', city: 'Lima', latitude: -12.05, longitude: -77.04 } as const

export async function makeRoom(
  db: Database,
  propertyId: string,
  values: New<typeof rooms> = {},
): Promise<RoomRow> {
  const [room] = await db
    .insert(rooms)
    .values({
      name: 'Pieza norte',
      monthlyPrice: 200_000,
      hourlyPrice: 5000,
      area: 12,
      ...values,
      propertyId,
    })
    .returning()
  return room!
}
