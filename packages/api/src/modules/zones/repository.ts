import type { Country } from '@metrolibre/contract'
import { asc, eq } from 'drizzle-orm'
import type { Sql } from 'postgres'
import type { Queryable } from '../../platform/db/client.ts'
import { zones, type ZoneRow } from '../../platform/db/schema/zones.ts'

/** Returns the active zones by country, city and name. */
export const findActiveZones = (db: Queryable): Promise<ZoneRow[]> =>
  db
    .select()
    .from(zones)
    .where(eq(zones.isActive, true))
    .orderBy(asc(zones.country), asc(zones.city), asc(zones.name))

export interface KnownZone {
  readonly id: string
  readonly country: Country
  readonly state: string
  readonly city: string
  readonly name: string
}

/** Returns the names of all zones, active or not, by country, city and name. */
export const findZoneNames = (sql: Sql): Promise<KnownZone[]> =>
  sql<KnownZone[]>`select id, country, state, city, name from zones order by country, city, name`
