import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { payoutAccounts, type PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import { properties } from '../../platform/db/schema/properties.ts'

type Country = PayoutAccountRow['country']
const accounts = payoutAccounts

/** Every transaction that changes the accounts of an owner holds the lock of the owner's row first. */
export async function insertAccount(
  tx: Queryable,
  values: typeof payoutAccounts.$inferInsert,
): Promise<PayoutAccountRow> {
  const [row] = await tx.insert(accounts).values(values).returning()
  return row!
}

export async function updateAccount(
  tx: Queryable,
  id: string,
  values: Partial<typeof payoutAccounts.$inferInsert>,
): Promise<void> {
  await tx.update(accounts).set(values).where(eq(accounts.id, id))
}

export async function findAccount(db: Queryable, id: string): Promise<PayoutAccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row
}

/** Returns the confirmed accounts of owners to which money goes, will go, or may go after a look of the office. */
export const listAccountsOf = (
  db: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<PayoutAccountRow[]> =>
  db
    .select()
    .from(accounts)
    .where(
      and(
        inArray(accounts.userId, [...userIds]),
        isNotNull(accounts.confirmedAt),
        isNull(accounts.ended),
        or(isNull(accounts.validUntil), gt(accounts.validUntil, now)),
      ),
    )
    .orderBy(asc(accounts.userId), asc(accounts.country), asc(accounts.confirmedAt), asc(accounts.id))

/** Returns those of one owner. */
export const listAccounts = (db: Queryable, userId: string, now: Date): Promise<PayoutAccountRow[]> =>
  listAccountsOf(db, [userId], now)

/** Returns the ids of the accounts that an owner confirmed in a country after an instant. */
export const listConfirmedSince = (
  db: Queryable,
  { userId, country }: { readonly userId: string; readonly country: Country },
  at: Date,
) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.country, country),
        gt(accounts.confirmedAt, at),
        isNull(accounts.ended),
      ),
    )

/** Returns the account to which money of an owner goes at an instant. */
export async function findValid(
  db: Queryable,
  { userId, country }: { readonly userId: string; readonly country: Country },
  at: Date,
): Promise<PayoutAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.country, country),
        lte(accounts.validFrom, at),
        or(isNull(accounts.validUntil), gt(accounts.validUntil, at)),
      ),
    )
  return row
}

/** Tells whether money of an owner could ever go to an account in a country. */
export async function hadAccount(db: Queryable, userId: string, country: Country): Promise<boolean> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.country, country), isNotNull(accounts.validFrom)))
    .limit(1)
  return row !== undefined
}

/** Lets the account before one that waits go on, because that one was stopped. */
export async function reopenBefore(tx: Queryable, { userId, country, validFrom }: PayoutAccountRow) {
  if (!validFrom) return
  await tx
    .update(accounts)
    .set({ validUntil: null })
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.country, country),
        eq(accounts.validUntil, validFrom),
        isNull(accounts.ended),
      ),
    )
}

/** Removes what an owner asked for and never confirmed. */
export async function deleteUnconfirmed(tx: Queryable, userId: string, country: Country): Promise<void> {
  await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.country, country), isNull(accounts.confirmedAt)))
}

/** Removes what anybody asked for and did not confirm until `before`. */
export async function deleteExpired(db: Queryable, before: Date): Promise<void> {
  await db.delete(accounts).where(and(isNull(accounts.confirmedAt), lte(accounts.codeExpiresAt, before)))
}

const textIn = (data: unknown, name: string): string[] => {
  const value = data !== null && typeof data === 'object' ? (data as Record<string, unknown>)[name] : null
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** Returns the numbers of the landlord in the mandates of an owner's properties, the newest first. */
export async function listMandateDocuments(db: Queryable, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ data: contracts.data })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.propertyId))
    .where(
      and(eq(properties.ownerId, ownerId), eq(contracts.kind, 'mandate'), sql`contracts.erased_at is null`),
    )
    .orderBy(desc(contracts.signedAt))
  const numbers = rows.flatMap(({ data }) => [
    ...textIn(data['owner'], 'taxNumber'),
    ...textIn(data['owner'], 'document'),
  ])
  return [...new Set(numbers)]
}
