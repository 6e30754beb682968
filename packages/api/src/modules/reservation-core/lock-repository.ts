import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'

const take = (tx: Transaction, kind: number, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${id}))`)

/** One hold of a tenant at a time, so that the count of their holds is true. Taken before `lockPlace`. */
export const lockTenant = (tx: Transaction, tenantId: string) => take(tx, 1, tenantId)

/**
 * One attempt to take a property's period at a time. The exclusion constraint is what keeps bookings apart;
 * the lock only spares two rivals from waiting for each other. Taken before any row of the property is locked.
 */
export const lockPlace = (tx: Transaction, propertyId: string) => take(tx, 2, propertyId)
