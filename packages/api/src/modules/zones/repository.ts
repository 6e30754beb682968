import type { Country } from '@metrolibre/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { zones, type ZoneRow } from '../../platform/db/schema/zones.ts'
import { inAlphabet } from '../../platform/list/alphabet-repository.ts'

/** Returns the active zones by country, city and name. */
export const findActiveZones = (db: Queryable): Promise<ZoneRow[]> =>
  db
    .select()
    .from(zones)
    .where(eq(zones.isActive, true))
    .orderBy(asc(zones.country), inAlphabet(zones.city), inAlphabet(zones.name))

export interface KnownZone {
  readonly id: string
  readonly country: Country
  readonly state: string
  readonly city: string
  readonly name: string
}

/** Returns the names of all zones, active or not, by country, city and name. */
export const findZoneNames = (sql: Sql): Promise<KnownZone[]> =>
  sql<KnownZone[]>`select id, country, state, city, name from zones
    order by country, city collate spanish, name collate spanish`

/** Returns a zone and locks it until the end of the transaction. */
export async function lockZone(tx: Transaction, id: string): Promise<ZoneRow | undefined> {
  const [row] = await tx.select().from(zones).where(eq(zones.id, id)).for('update')
  return row
}

export async function insertZone(tx: Transaction, values: typeof zones.$inferInsert): Promise<ZoneRow> {
  const [row] = await tx.insert(zones).values(values).returning()
  return row!
}

export async function saveZone(
  tx: Transaction,
  id: string,
  values: Partial<typeof zones.$inferInsert>,
): Promise<ZoneRow> {
  const [row] = await tx.update(zones).set(values).where(eq(zones.id, id)).returning()
  return row!
}

export async function hasProperties(db: Queryable, zoneId: string): Promise<boolean> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.zoneId, zoneId))
    .limit(1)
  return rows.length > 0
}

/** Whether a period of a place there is booked or held by somebody, whose hours are those of its present clock. */
export async function hasLiveBookings(db: Queryable, zoneId: string): Promise<boolean> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .where(and(eq(properties.zoneId, zoneId), eq(reservations.blocks, true)))
    .limit(1)
  return rows.length > 0
}
