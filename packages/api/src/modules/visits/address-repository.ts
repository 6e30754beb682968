import { asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'
import { toldAddresses } from '../../platform/db/schema/visits.ts'

/** One question of a person at a time, so that the count of their addresses is true. */
export const lockReader = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

/** The addresses somebody was told, the one of longest ago first. */
export const readToldAddresses = (db: Queryable, userId: string) =>
  db
    .select({ propertyId: toldAddresses.propertyId, toldAt: toldAddresses.toldAt })
    .from(toldAddresses)
    .where(eq(toldAddresses.userId, userId))
    .orderBy(asc(toldAddresses.toldAt))

/** Writes down that somebody was told an address, the last time they were. */
export const keepToldAddress = (db: Queryable, userId: string, propertyId: string, toldAt: Date) =>
  db
    .insert(toldAddresses)
    .values({ userId, propertyId, toldAt })
    .onConflictDoUpdate({ target: [toldAddresses.userId, toldAddresses.propertyId], set: { toldAt } })
