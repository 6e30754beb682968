import { and, eq, isNull, or, type Column } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'

/** Whoever was faster stays: only what is not known yet is written, or the one that the provider has no more. */
const isOpen = (column: Column, lost: string | undefined) =>
  or(isNull(column), lost ? eq(column, lost) : undefined)

/** Whoever they are by now: a payment goes on whatever became of its payer's account. */
export async function findPayer(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user
}

/** Keeps the provider's customer of a user; gives the one that counts, which may be another's who was faster. */
export async function keepCustomer(
  db: Queryable,
  userId: string,
  made: string,
  lost?: string,
): Promise<string> {
  await db
    .update(users)
    .set({ stripeCustomerId: made })
    .where(and(eq(users.id, userId), isOpen(users.stripeCustomerId, lost)))
  const user = await findPayer(db, userId)
  return user?.stripeCustomerId ?? made
}

/** Keeps the provider's product of a room, or of a whole property. */
export async function keepProduct(
  db: Queryable,
  { property, room }: Pick<PlaceRow, 'property' | 'room'>,
  made: string,
  lost?: string,
): Promise<void> {
  const table = room ? rooms : properties
  await db
    .update(table)
    .set({ stripeProductId: made })
    .where(and(eq(table.id, (room ?? property).id), isOpen(table.stripeProductId, lost)))
}
