import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/users.ts'

const take = (tx: Transaction, kind: number, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${id}))`)

// Everything that takes several of these locks takes them in this order, so that nobody waits in a circle: the tenant, the
// row of the tenant's account, the place, the rows of property and room, the rows of reservations.

/**
 * Makes a tenant's holds wait for each other, so that the count of live holds is correct. Call it before
 * `lockPlace`.
 */
export const lockTenant = (tx: Transaction, tenantId: string) => take(tx, 1, tenantId)

/**
 * Makes attempts to take a period of the same property wait for each other. The exclusion constraint is what
 * prevents double bookings; this advisory lock only prevents deadlocks between rivals. Call it before any row
 * of the property is locked.
 */
export const lockPlace = (tx: Transaction, propertyId: string) => take(tx, 2, propertyId)

/** Locks a user's account against being switched off, trashed or erased, and returns what decides whether it may be used. */
export async function lockAccount(
  tx: Transaction,
  id: string,
): Promise<{ isActive: boolean; deletedAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ isActive: users.isActive, deletedAt: users.deletedAt })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('share')
  return row
}
