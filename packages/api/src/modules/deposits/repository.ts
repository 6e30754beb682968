import type { DepositActor, DepositClaimState, DepositState } from '@metrolibre/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import {
  depositClaims,
  depositEvents,
  deposits,
  type DepositClaimRow,
  type DepositRow,
} from '../../platform/db/schema/deposits.ts'
import { reservationFiles } from '../../platform/db/schema/reservations.ts'

export type { DepositClaimRow, DepositRow } from '../../platform/db/schema/deposits.ts'

/** Who does it, when and why. */
export interface DepositBy {
  readonly actor: DepositActor
  readonly actorId?: string | null | undefined
  readonly reason?: string | undefined
  readonly at: Date
}

const writeEvent = async (
  tx: Transaction,
  event: Omit<typeof depositEvents.$inferInsert, 'id'>,
): Promise<void> => {
  await tx.insert(depositEvents).values(event)
}

/** Inserts a deposit that was paid. */
export async function insertDeposit(
  tx: Transaction,
  values: Omit<typeof deposits.$inferInsert, 'state'>,
  by: DepositBy,
): Promise<void> {
  const [row] = await tx
    .insert(deposits)
    .values({ ...values, state: 'kept', createdAt: by.at, updatedAt: by.at })
    .returning()
  await writeEvent(tx, { depositId: row!.id, toState: 'kept', ...by })
}

/** Locks the deposit of a booking until the transaction ends. Lock the reservation first. */
export async function lockDepositOf(tx: Transaction, reservationId: string): Promise<DepositRow | undefined> {
  const [row] = await tx
    .select()
    .from(deposits)
    .where(eq(deposits.reservationId, reservationId))
    .for('update')
  return row
}

/** Locks a deposit by its id. Lock the reservation first. */
export async function lockDeposit(tx: Transaction, id: string): Promise<DepositRow> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for('update')
  return row!
}

/** Returns the deposits of these bookings. */
export const listDepositsOf = async (
  db: Queryable,
  reservationIds: readonly string[],
): Promise<DepositRow[]> =>
  reservationIds.length === 0
    ? []
    : db
        .select()
        .from(deposits)
        .where(inArray(deposits.reservationId, [...reservationIds]))

/** Returns the documents of bookings that show what is claimed. */
export const listFilesOf = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: reservationFiles.id,
          name: reservationFiles.name,
          reservationId: reservationFiles.reservationId,
        })
        .from(reservationFiles)
        .where(inArray(reservationFiles.id, [...ids]))

export async function findDeposit(db: Queryable, id: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id))
  return row
}

/** Lets a deposit secure another booking of the same tenant: with other dates, or the extension of a stay. */
export async function moveDeposit(
  tx: Transaction,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<void> {
  await tx.update(deposits).set({ reservationId: to, updatedAt: at }).where(eq(deposits.reservationId, from))
}

/** Moves a locked deposit to another state, and writes who did it. The database refuses what the machine does not know. */
export async function changeDeposit(
  tx: Transaction,
  { id, state: from }: DepositRow,
  to: DepositState,
  { set = {}, ...by }: DepositBy & { readonly set?: Partial<Omit<DepositRow, 'id' | 'held'>> },
): Promise<DepositRow> {
  const [row] = await tx
    .update(deposits)
    .set({ ...set, state: to, updatedAt: by.at })
    .where(eq(deposits.id, id))
    .returning()
  await writeEvent(tx, { depositId: id, fromState: from, toState: to, ...by })
  return row!
}

type Sums = Pick<DepositRow, 'returned' | 'awarded' | 'byHand' | 'withRent'>

/** Adds to the sums of a locked deposit, and returns it with them. */
export async function addToDeposit(
  tx: Transaction,
  id: string,
  added: Partial<Sums>,
  at: Date,
): Promise<DepositRow> {
  const { returned = 0, awarded = 0, byHand = 0, withRent = 0 } = added
  const [row] = await tx
    .update(deposits)
    .set({
      returned: sql`${deposits.returned} + ${returned}`,
      awarded: sql`${deposits.awarded} + ${awarded}`,
      byHand: sql`${deposits.byHand} + ${byHand}`,
      withRent: sql`${deposits.withRent} + ${withRent}`,
      updatedAt: at,
    })
    .where(eq(deposits.id, id))
    .returning()
  return row!
}

/** Returns the claims of these deposits, the oldest first. */
export const listClaims = async (db: Queryable, depositIds: readonly string[]): Promise<DepositClaimRow[]> =>
  depositIds.length === 0
    ? []
    : db
        .select()
        .from(depositClaims)
        .where(inArray(depositClaims.depositId, [...depositIds]))
        .orderBy(asc(depositClaims.createdAt), asc(depositClaims.place))

export async function findClaim(db: Queryable, id: string): Promise<DepositClaimRow | undefined> {
  const [row] = await db.select().from(depositClaims).where(eq(depositClaims.id, id))
  return row
}

/** Tells whether a document of a booking shows what is claimed, so that it has to stay. */
export const isClaimed = async (db: Queryable, fileId: string): Promise<boolean> =>
  (await db.$count(depositClaims, eq(depositClaims.fileId, fileId))) > 0

/** Inserts claims, with the row of each in the history. Lock the deposit first. */
export async function insertClaims(
  tx: Transaction,
  rows: ReadonlyArray<Omit<typeof depositClaims.$inferInsert, 'state'>>,
  by: DepositBy,
): Promise<DepositClaimRow[]> {
  const made = await tx
    .insert(depositClaims)
    .values(rows.map((row) => ({ ...row, state: 'open' as const, createdAt: by.at, updatedAt: by.at })))
    .returning()
  for (const { id: claimId, depositId } of made)
    await writeEvent(tx, { depositId, claimId, toState: 'open', ...by })
  return made
}

/** Moves a claim on if it is still in its old state. Returns undefined when another request was first. */
export async function changeClaim(
  tx: Transaction,
  { id, state: from, depositId }: DepositClaimRow,
  to: DepositClaimState,
  { set = {}, ...by }: DepositBy & { readonly set?: Partial<DepositClaimRow> },
): Promise<DepositClaimRow | undefined> {
  const [row] = await tx
    .update(depositClaims)
    .set({ ...set, state: to, updatedAt: by.at })
    .where(and(eq(depositClaims.id, id), eq(depositClaims.state, from)))
    .returning()
  if (row) await writeEvent(tx, { depositId, claimId: id, fromState: from, toState: to, ...by })
  return row
}
