import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { zones, type ZoneRow } from '../../platform/db/schema/zones.ts'

/** Zones in use, by country, city and name. */
export const findActiveZones = (db: Queryable): Promise<ZoneRow[]> =>
  db
    .select()
    .from(zones)
    .where(eq(zones.isActive, true))
    .orderBy(asc(zones.country), asc(zones.city), asc(zones.name))
