import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'

/** Returns a property in the trash and locks it until the transaction ends. */
export async function lockTrashed(tx: Transaction, id: string): Promise<PropertyRow | undefined> {
  const [row] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), isNotNull(properties.deletedAt), isNull(properties.erasedAt)))
    .for('update')
  return row
}

/** Tells whether a reservation of a property occupies a period that is not over. */
export async function isBooked(db: Queryable, propertyId: string, now: Date): Promise<boolean> {
  const [row] = await db.execute<{ booked: boolean }>(sql`select exists (
    select from reservations where property_id = ${propertyId} and blocks
      and upper(period) > ${now.toISOString()}::timestamptz) as booked`)
  return row!.booked
}

/** Tells whether money of a property is still on its way: a refund, a dispute, or a payment to its owner. */
export async function hasPropertyOpenMoney(db: Queryable, propertyId: string): Promise<boolean> {
  const [row] = await db.execute<{ open: boolean }>(sql`
    with own as (select id from reservations where property_id = ${propertyId})
    select exists (select from refunds where status = 'pending' and reservation_id in (select id from own))
      or exists (select from disputes where status not in ('won', 'lost', 'prevented')
        and status not like 'warning%' and reservation_id in (select id from own)) as open`)
  return row!.open
}

/** Tells whether the owner of a property is in the trash or was erased. */
export async function isOwnerGone(db: Queryable, ownerId: string): Promise<boolean> {
  const [row] = await db.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, ownerId))
  return row?.deletedAt !== null
}
