import { and, desc, eq, ne, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { properties } from '../../platform/db/schema/properties.ts'

export type ContractRow = typeof contracts.$inferSelect

export async function findContract(db: Queryable, reservationId: string): Promise<ContractRow | undefined> {
  const [row] = await db.select().from(contracts).where(eq(contracts.reservationId, reservationId))
  return row
}

/** Returns the terms that a tenant used last, or undefined if they never signed a lease. */
export async function findLastTerms(
  db: Queryable,
  signerId: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await db
    .select({ data: contracts.data })
    .from(contracts)
    .where(and(eq(contracts.signerId, signerId), ne(contracts.kind, 'mandate')))
    .orderBy(desc(contracts.signedAt))
    .limit(1)
  return row?.data
}

export async function insertContract(
  db: Queryable,
  values: typeof contracts.$inferInsert,
): Promise<ContractRow> {
  const [row] = await db.insert(contracts).values(values).returning()
  return row!
}

/** Returns the contract with this hash, or whose reading copy has it, with the comuna and city of its place. */
export async function findByHash(db: Queryable, sha256: string) {
  const [row] = await db
    .select({ contract: contracts, comuna: properties.zoneName, city: properties.city })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.propertyId))
    .where(or(eq(contracts.sha256, sha256), eq(contracts.copySha256, sha256)))
  return row
}
