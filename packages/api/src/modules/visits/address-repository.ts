import { asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'
import { toldAddresses } from '../../platform/db/schema/visits.ts'

/** Locks a user's row, so that simultaneous requests are counted one after the other. */
export const lockReader = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

/** Returns the addresses that were revealed to a user, the oldest first. */
export const readToldAddresses = (db: Queryable, userId: string) =>
  db
    .select({ propertyId: toldAddresses.propertyId, toldAt: toldAddresses.toldAt })
    .from(toldAddresses)
    .where(eq(toldAddresses.userId, userId))
    .orderBy(asc(toldAddresses.toldAt))

/** Records when an address was last revealed to a user. */
export const keepToldAddress = (db: Queryable, userId: string, propertyId: string, toldAt: Date) =>
  db
    .insert(toldAddresses)
    .values({ userId, propertyId, toldAt })
    .onConflictDoUpdate({ target: [toldAddresses.userId, toldAddresses.propertyId], set: { toldAt } })
