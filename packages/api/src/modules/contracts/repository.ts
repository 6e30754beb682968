import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { properties } from '../../platform/db/schema/properties.ts'

export type ContractRow = typeof contracts.$inferSelect

export async function findContract(db: Queryable, reservationId: string): Promise<ContractRow | undefined> {
  const [row] = await db.select().from(contracts).where(eq(contracts.reservationId, reservationId))
  return row
}

/** Returns the terms that a signer used last, or undefined if they never signed. */
export async function findLastTerms(
  db: Queryable,
  signerId: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await db
    .select({ data: contracts.data })
    .from(contracts)
    .where(eq(contracts.signerId, signerId))
    .orderBy(desc(contracts.signedAt))
    .limit(1)
  return row?.data
}

export const insertContract = (db: Queryable, values: typeof contracts.$inferInsert) =>
  db.insert(contracts).values(values)

/** Returns a contract by its hash, with the comuna and city of its place. */
export async function findByHash(db: Queryable, sha256: string) {
  const [row] = await db
    .select({ contract: contracts, comuna: properties.zoneName, city: properties.city })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.propertyId))
    .where(eq(contracts.sha256, sha256))
  return row
}
