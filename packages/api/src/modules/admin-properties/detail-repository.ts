import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'
import { visits } from '../../platform/db/schema/visits.ts'
import { zones } from '../../platform/db/schema/zones.ts'

/** Returns a property of any owner, in the trash or not, unless it was deleted for good. */
export async function findAny(db: Queryable, id: string): Promise<PropertyRow | undefined> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.erasedAt)))
  return row
}

/** Returns what the page of a property shows about its owner, zone and bookings. */
export async function findSurroundings(db: Queryable, { id, ownerId, zoneId }: PropertyRow, now: Date) {
  const [[owner], [zone], [visit], [bookings]] = await Promise.all([
    db
      .select({
        firstName: users.firstName,
        lastName: users.lastName,
        companyName: users.companyName,
        email: users.email,
        phone: users.phone,
        whatsapp: users.whatsapp,
        country: users.country,
        isActive: users.isActive,
      })
      .from(users)
      .where(eq(users.id, ownerId)),
    db.select({ averageValue: zones.averageValue, rate: zones.rate }).from(zones).where(eq(zones.id, zoneId)),
    db
      .select({
        startsAt: visits.startsAt,
        endsAt: visits.endsAt,
        status: visits.status,
        rescheduleUrl: visits.rescheduleUrl,
        cancelUrl: visits.cancelUrl,
      })
      .from(visits)
      .where(and(eq(visits.propertyId, id), eq(visits.kind, 'technical')))
      .orderBy(desc(visits.createdAt))
      .limit(1),
    countBookings(db, id, now),
  ])
  return { owner: owner!, zone: zone!, visit: visit ?? null, bookings: bookings! }
}

const countBookings = (db: Queryable, id: string, now: Date) =>
  db.execute<{ all: number; live: number }>(sql`select count(*)::int as all,
    (count(*) filter (where blocks and upper(period) > ${now.toISOString()}::timestamptz))::int as live
    from reservations where property_id = ${id}`)
