import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import {
  payoutFiles,
  payoutParts,
  payoutRuns,
  payouts,
  type PayoutRow,
} from '../../platform/db/schema/payout-runs.ts'
import { payoutAccounts } from '../../platform/db/schema/payouts.ts'
import { properties } from '../../platform/db/schema/properties.ts'
import { users } from '../../platform/db/schema/users.ts'
import { inAlphabet } from '../../platform/list/alphabet-repository.ts'
import { pageOfList, type ListQuery } from '../../platform/list/page-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { shownUserName } from '../users/shown-name-repository.ts'

export async function insertRun(
  tx: Transaction,
  values: typeof payoutRuns.$inferInsert,
): Promise<typeof payoutRuns.$inferSelect> {
  const [row] = await tx.insert(payoutRuns).values(values).returning()
  return row!
}

export async function insertFile(tx: Transaction, values: typeof payoutFiles.$inferInsert): Promise<string> {
  const [row] = await tx.insert(payoutFiles).values(values).returning({ id: payoutFiles.id })
  return row!.id
}

interface Part {
  readonly propertyId: string
  readonly amount: number
}

/**
 * Inserts what an owner gets, with the balances of which it consists. Fails with a unique violation when one of them is in an
 * open run, and with that of a check when the account is not the one that was valid when the run was made.
 */
export async function insertPayout(
  tx: Transaction,
  values: typeof payouts.$inferInsert,
  parts: readonly Part[],
): Promise<void> {
  const [row] = await tx.insert(payouts).values(values).returning({ id: payouts.id })
  await tx.insert(payoutParts).values(parts.map((part) => ({ ...part, payoutId: row!.id })))
}

const person = { firstName: users.firstName, lastName: users.lastName, companyName: users.companyName }

export async function findRun(db: Queryable, id: string) {
  const [row] = await db
    .select({ run: payoutRuns, creator: person })
    .from(payoutRuns)
    .innerJoin(users, eq(users.id, payoutRuns.createdBy))
    .where(eq(payoutRuns.id, id))
  return row
}

export type BankFileRow = typeof payoutFiles.$inferSelect

export const listBankFiles = (db: Queryable, runId: string): Promise<BankFileRow[]> =>
  db
    .select()
    .from(payoutFiles)
    .where(eq(payoutFiles.runId, runId))
    .orderBy(asc(payoutFiles.country), asc(payoutFiles.bank))

/** Returns a file of a run, and makes others who decide about it wait until this transaction ends. */
export async function lockFile(tx: Transaction, runId: string, id: string): Promise<BankFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(payoutFiles)
    .where(and(eq(payoutFiles.id, id), eq(payoutFiles.runId, runId)))
    .for('update')
  return row
}

/** Returns the files of a run that nobody has downloaded, and makes others who decide about them wait. */
export const lockUnsentFiles = (tx: Transaction, runId: string): Promise<BankFileRow[]> =>
  tx
    .select()
    .from(payoutFiles)
    .where(and(eq(payoutFiles.runId, runId), isNull(payoutFiles.sentAt)))
    .orderBy(asc(payoutFiles.id))
    .for('update')

export async function updateFile(
  tx: Transaction,
  id: string,
  values: Partial<typeof payoutFiles.$inferInsert>,
): Promise<void> {
  await tx.update(payoutFiles).set(values).where(eq(payoutFiles.id, id))
}

/** Returns the payments of files with their owners and accounts, in the order of the names that are shown. */
export const listPayouts = (db: Queryable, fileIds: readonly string[]) =>
  db
    .select({
      payout: payouts,
      owner: { ...person, email: users.email, language: users.language },
      account: payoutAccounts,
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(inArray(payouts.fileId, [...fileIds]))
    .orderBy(inAlphabet(shownUserName), asc(payouts.id))

export type PayoutOfFile = Awaited<ReturnType<typeof listPayouts>>[number]

/** Returns the balances of which payments consist, with the names of their properties. */
export const listParts = (db: Queryable, payoutIds: readonly string[]) =>
  db
    .select({
      id: payoutParts.id,
      payoutId: payoutParts.payoutId,
      propertyId: payoutParts.propertyId,
      name: properties.name,
      amount: payoutParts.amount,
    })
    .from(payoutParts)
    .innerJoin(properties, eq(properties.id, payoutParts.propertyId))
    .where(inArray(payoutParts.payoutId, [...payoutIds]))
    .orderBy(asc(payoutParts.id))

/** Returns the parts of payments of these owners that are open, each with its payment. */
export const listOpenParts = (db: Queryable, ownerIds: readonly string[]) =>
  db
    .select({ propertyId: payoutParts.propertyId, payoutId: payoutParts.payoutId })
    .from(payoutParts)
    .innerJoin(payouts, eq(payouts.id, payoutParts.payoutId))
    .where(and(inArray(payouts.userId, [...ownerIds]), eq(payoutParts.payoutState, 'open')))

export async function setTransfer(tx: Transaction, partId: string, transferId: string): Promise<void> {
  await tx.update(payoutParts).set({ transferId }).where(eq(payoutParts.id, partId))
}

/** Ends open payments. Their parts follow. */
export async function decide(
  tx: Transaction,
  ids: readonly string[],
  values: { readonly decidedAt: Date } & Pick<PayoutRow, 'state'> & Partial<Pick<PayoutRow, 'why'>>,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(payouts)
      .set(values)
      .where(inArray(payouts.id, [...ids]))
}

const list = {
  id: payoutRuns.id,
  sorts: { number: { by: payoutRuns.number, type: 'integer', order: 'desc' } },
  defaultSort: 'number',
} as const

const ofRun = sql`from payouts join payout_files as file on file.id = payouts.file_id where file.run_id = ${payoutRuns.id}`
const counted = (state: PayoutRow['state']) =>
  sql<number>`(select count(*)::int ${ofRun} and payouts.state = ${state})`

/** Reads a page of the runs, found by their number. */
export async function listRuns(
  db: Queryable,
  { q, ...query }: ListQuery<'number'> & { q?: string | undefined },
) {
  const page = pageOfList(list, query)
  const digits = q?.replaceAll(/\D/g, '') ?? ''
  const all = q?.trim() ? eq(sql`${payoutRuns.number}::text`, String(Number(digits))) : undefined
  const rows = await db
    .select({
      id: payoutRuns.id,
      key: page.key,
      number: payoutRuns.number,
      createdAt: payoutRuns.createdAt,
      creator: person,
      open: counted('open'),
      paid: counted('paid'),
      rejected: counted('rejected'),
      withdrawn: counted('withdrawn'),
      sums: sql<Array<{ currency: 'CLP' | 'PEN'; amount: number }>>`(
        select coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) order by currency), '[]')
        from (select payouts.currency, sum(payouts.amount)::float8 as amount ${ofRun}
          and payouts.state in ('open', 'paid') group by payouts.currency) as sums)`,
    })
    .from(payoutRuns)
    .innerJoin(users, eq(users.id, payoutRuns.createdBy))
    .where(and(all, page.within))
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.answer(rows, await countUpToLimit(db, sql`select from ${payoutRuns} where ${all ?? sql`true`}`))
}
