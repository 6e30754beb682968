import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'
import { reservations } from '../../platform/db/schema/reservations.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { zones, type ZoneRow } from '../../platform/db/schema/zones.ts'
import type { ListPosition } from '../../platform/list-position.ts'

export type NewProperty = typeof properties.$inferInsert
export type PropertyColumns = Partial<NewProperty>

const kept = (id: string) => and(eq(properties.id, id), isNull(properties.deletedAt))
const own = (id: string, ownerId: string) => and(kept(id), eq(properties.ownerId, ownerId))

/** Returns a property of this owner that is not in the trash. */
export async function findOwnProperty(
  db: Queryable,
  id: string,
  ownerId: string,
): Promise<PropertyRow | undefined> {
  const [row] = await db.select().from(properties).where(own(id, ownerId))
  return row
}

/**
 * Returns a property of this owner that is not in the trash, and locks it until the transaction ends. The owner's account is
 * kept from being erased first, in the order in which an erasure locks.
 */
export async function lockOwn(
  tx: Transaction,
  id: string,
  ownerId: string,
): Promise<PropertyRow | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('key share')
  const [row] = await tx.select().from(properties).where(own(id, ownerId)).for('update')
  return row
}

/** Returns a property of any owner that is not in the trash. */
export async function findKept(db: Queryable, id: string): Promise<PropertyRow | undefined> {
  const [row] = await db.select().from(properties).where(kept(id))
  return row
}

/** Returns a property of any owner that is not in the trash, and locks it until the transaction ends. */
export async function lockKept(tx: Transaction, id: string): Promise<PropertyRow | undefined> {
  const [row] = await tx.select().from(properties).where(kept(id)).for('update')
  return row
}

/** Inserts a property. Returns undefined when the owner's creation key was used before. */
export async function insertProperty(db: Queryable, values: NewProperty): Promise<PropertyRow | undefined> {
  const [row] = await db
    .insert(properties)
    .values(values)
    .onConflictDoNothing({ target: [properties.ownerId, properties.creationKey] })
    .returning()
  return row
}

export async function findByCreationKey(
  db: Queryable,
  ownerId: string,
  creationKey: string,
): Promise<PropertyRow | undefined> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.ownerId, ownerId), eq(properties.creationKey, creationKey)))
  return row
}

export async function updateProperty(
  tx: Transaction,
  id: string,
  columns: PropertyColumns,
): Promise<PropertyRow> {
  const [row] = await tx.update(properties).set(columns).where(eq(properties.id, id)).returning()
  return row!
}

/** Returns a zone in which properties can be listed. */
export async function findActiveZone(db: Queryable, id: string): Promise<ZoneRow | undefined> {
  const [row] = await db
    .select()
    .from(zones)
    .where(and(eq(zones.id, id), zones.isActive))
  return row
}

export interface Matching {
  readonly ownerId: string
  /** LIKE patterns that the searchable text must match, all of them. */
  readonly patterns: readonly string[]
}

export interface OwnFilter extends Matching {
  readonly stage?: PropertyRow['stage'] | undefined
  /** Only properties after this position. */
  readonly after?: ListPosition | undefined
  readonly limit: number
}

const matches = ({ ownerId, patterns }: Matching): SQL | undefined =>
  and(
    eq(properties.ownerId, ownerId),
    isNull(properties.deletedAt),
    ...patterns.map((pattern) => sql`${properties.search} like ${pattern}`),
  )

/** Counts properties of an owner that are not in the trash, per stage. */
export const countStages = (
  db: Queryable,
  matching: Matching,
): Promise<{ stage: PropertyRow['stage']; total: number }[]> =>
  db
    .select({ stage: properties.stage, total: count() })
    .from(properties)
    .where(matches(matching))
    .groupBy(properties.stage)

/** Returns properties of an owner that are not in the trash, newest first. */
export function listPropertiesOfOwner(db: Queryable, filter: OwnFilter): Promise<PropertyRow[]> {
  const { stage, after, limit } = filter
  return db
    .select()
    .from(properties)
    .where(
      and(
        matches(filter),
        stage && eq(properties.stage, stage),
        after &&
          sql`(${properties.createdAt}, ${properties.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(limit)
}

export const giveOwnerRole = (tx: Transaction, userId: string) =>
  tx.update(users).set({ isOwner: true }).where(eq(users.id, userId))

/** Removes the prices of a property's rooms, because they are in the currency of another country. */
export const clearRoomPrices = (tx: Transaction, propertyId: string) =>
  tx.update(rooms).set({ monthlyPrice: null, hourlyPrice: null }).where(eq(rooms.propertyId, propertyId))

/**
 * Returns the first day and the day after the last one of the reservations that block a period and are not
 * over, as dates in the place's time zone. A running stay has begun, so it gives no first day.
 */
export async function bookedDays(
  tx: Transaction,
  { propertyId, roomId, timeZone, now }: { propertyId: string; roomId?: string; timeZone: string; now: Date },
): Promise<{ first: string | null; end: string | null }> {
  const at = sql`${now.toISOString()}::timestamptz`
  const begins = sql`lower(${reservations.period})`
  const ends = sql`upper(${reservations.period})`
  const [row] = await tx
    .select({
      first: sql<
        string | null
      >`min((${begins} at time zone ${timeZone})::date) filter (where ${begins} > ${at})::text`,
      end: sql<string | null>`max(((${ends} - interval '1 ms') at time zone ${timeZone})::date + 1)::text`,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.propertyId, propertyId),
        roomId === undefined ? undefined : eq(reservations.roomId, roomId),
        reservations.blocks,
        sql`${ends} > ${at}`,
      ),
    )
  return row!
}
