import { and, eq, isNull, or, sql, type Column } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users, type UserRow } from '../../platform/db/schema/users.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'

/**
 * Matches a row without a provider's id, or with the id that the provider has lost. When two requests race,
 * the id written first stays.
 */
const isOpen = (column: Column, lost: string | undefined) =>
  or(isNull(column), lost ? eq(column, lost) : undefined)

/**
 * Returns a payer by id, even when the account has been disabled or erased: the payment continues all the
 * same.
 */
export async function findPayer(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user
}

/**
 * Stores the provider's customer of a user. Returns the id that is valid afterwards, which is another one if
 * a concurrent request stored its own first.
 */
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
  const user = (await findPayer(db, userId))!
  return user.stripeCustomerId!
}

/** Stores the provider's product of a room, or of a whole property. */
export async function keepProduct(
  db: Queryable,
  { property, room }: Pick<PlaceRow, 'property' | 'room'>,
  made: string,
  lost?: string,
): Promise<void> {
  const table = room ? rooms : properties
  await db
    .update(table)
    // Not a newer version: the id says nothing of the place, and forms that are open must not be refused for it.
    .set({ stripeProductId: made, updatedAt: sql`${table.updatedAt}` })
    .where(and(eq(table.id, (room ?? property).id), isOpen(table.stripeProductId, lost)))
}
