import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { ownerTransfers, type OwnerTransferRow } from '../../platform/db/schema/ledger.ts'
import { payoutFiles, payoutParts, payoutRuns, payouts } from '../../platform/db/schema/payout-runs.ts'
import { properties } from '../../platform/db/schema/properties.ts'

export interface TransferView {
  readonly transfer: OwnerTransferRow
  readonly name: string
  readonly country: 'Chile' | 'Perú'
  readonly ownerId: string
}

const select = (db: Queryable, where: SQL): Promise<TransferView[]> =>
  db
    .select({
      transfer: ownerTransfers,
      name: properties.name,
      country: properties.country,
      ownerId: properties.ownerId,
    })
    .from(ownerTransfers)
    .innerJoin(properties, eq(properties.id, ownerTransfers.propertyId))
    .where(where)
    .orderBy(desc(ownerTransfers.paidOn), desc(ownerTransfers.createdAt))

/** Returns the transfers of all properties of these owners, newest first. */
export const listTransfersToOwners = (db: Queryable, ownerIds: readonly string[]): Promise<TransferView[]> =>
  select(db, inArray(properties.ownerId, [...ownerIds]))

/** Returns the transfers for one property, newest first. */
export const listTransfersFor = (db: Queryable, propertyId: string): Promise<TransferView[]> =>
  select(db, eq(ownerTransfers.propertyId, propertyId))

/** Makes others who record a transfer for the property wait until this transaction ends. */
export const lockLedgerOf = (tx: Queryable, propertyId: string) =>
  tx.select({ id: properties.id }).from(properties).where(eq(properties.id, propertyId)).for('update')

/** Makes others who record a transfer for any property of these owners wait until this transaction ends. */
export const lockLedgersOf = (tx: Queryable, ownerIds: readonly string[]) =>
  tx
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.ownerId, [...ownerIds]))
    .orderBy(asc(properties.id))
    .for('update')

/** Returns the number of the open payout run that what is owed for a property is in. */
export async function findOpenRun(db: Queryable, propertyId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ number: payoutRuns.number })
    .from(payoutParts)
    .innerJoin(payouts, eq(payouts.id, payoutParts.payoutId))
    .innerJoin(payoutFiles, eq(payoutFiles.id, payouts.fileId))
    .innerJoin(payoutRuns, eq(payoutRuns.id, payoutFiles.runId))
    .where(and(eq(payoutParts.propertyId, propertyId), eq(payoutParts.payoutState, 'open')))
  return row?.number
}

export async function findTransfer(db: Queryable, id: string): Promise<TransferView | undefined> {
  const [row] = await select(db, eq(ownerTransfers.id, id))
  return row
}

/**
 * Inserts a transfer or a counter-entry. Fails with a unique violation when the reference was recorded for
 * this property, or the transfer was corrected.
 */
export async function insertOwnerTransfer(
  db: Queryable,
  values: typeof ownerTransfers.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(ownerTransfers).values(values).returning({ id: ownerTransfers.id })
  return row!.id
}
