import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'

const take = (tx: Transaction, kind: number, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${id}))`)

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
