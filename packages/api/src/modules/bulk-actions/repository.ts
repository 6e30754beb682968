import type { BulkListName } from '@metrolibre/contract'
import { and, desc, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { bulkActions, bulkRows, type BulkActionRow } from '../../platform/db/schema/bulk-actions.ts'

type NewAction = Pick<
  BulkActionRow,
  'userId' | 'list' | 'action' | 'filter' | 'requestId' | 'origin' | 'requestedAt'
>

/** A row of an action, before or after something came of it. */
export interface BulkRowView {
  readonly id: string
  readonly name: string | null
  readonly result: 'done' | 'refused' | null
  readonly reason: string | null
  readonly reasonValues: Record<string, string | number> | null
}

/** Makes the requests of an admin wait for each other. */
export const lockRequests = (tx: Transaction, userId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('bulk_actions'), hashtext(${userId}))`)

/** Returns the actions of an admin that are under way. */
export const findRunning = (tx: Transaction, userId: string): Promise<BulkActionRow[]> =>
  tx
    .select()
    .from(bulkActions)
    .where(and(eq(bulkActions.userId, userId), eq(bulkActions.state, 'running')))

/** Stores an action with the rows that match now. `ids` selects them. */
export async function insertAction(tx: Transaction, values: NewAction, ids: SQL): Promise<string> {
  const [row] = await tx.insert(bulkActions).values(values).returning({ id: bulkActions.id })
  const { id } = row!
  await tx.execute(sql`with added as (
      insert into bulk_rows (action_id, entity_id) select ${id}, found.id from (${ids}) found returning 1
    ) update bulk_actions set total = (select count(*) from added) where id = ${id}`)
  return id
}

const counted = (result: 'done' | 'refused') => sql<number>`(select count(*)::int from bulk_rows r
  where r.action_id = bulk_actions.id and r.result = ${result})`

const view = { action: bulkActions, done: counted('done'), refused: counted('refused') }

export type BulkActionView = Awaited<ReturnType<typeof findNewestRun>>[number]

/** How many of an admin's actions in a list are shown. */
const mostShown = 5

/** Returns the newest actions that an admin requested in a list. */
export const findNewestRun = (db: Queryable, userId: string, list: BulkListName) =>
  db
    .select(view)
    .from(bulkActions)
    .where(and(eq(bulkActions.userId, userId), eq(bulkActions.list, list)))
    .orderBy(desc(bulkActions.requestedAt), desc(bulkActions.id))
    .limit(mostShown)

/** Returns an admin's own action. To everybody else there is none. */
export async function findOwnRun(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<BulkActionView | undefined> {
  const [row] = await db
    .select(view)
    .from(bulkActions)
    .where(and(eq(bulkActions.id, id), eq(bulkActions.userId, userId)))
  return row
}

/** The name of a row as its list shows it, or null once it is not there any more. */
const names: Readonly<Record<BulkListName, SQL>> = {
  users: sql`(select first_name || ' ' || last_name from users u where u.id = r.entity_id and u.erased_at is null)`,
  locations: sql`(select name from properties p where p.id = r.entity_id and p.erased_at is null)`,
  publications: sql`(select title from publications p where p.id = r.entity_id)`,
  reviews: sql`(select title from reviews v where v.id = r.entity_id)`,
}

interface RowsAsked {
  readonly result?: 'waiting' | 'done' | 'refused' | undefined
  /** The id of the last row that was read. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Reads rows of an action in the order in which they are worked on. */
export async function readRows(
  db: Queryable,
  { id, list }: Pick<BulkActionRow, 'id' | 'list'>,
  { result, after, limit }: RowsAsked,
): Promise<BulkRowView[]> {
  const asked =
    result === undefined
      ? sql`true`
      : result === 'waiting'
        ? sql`r.result is null`
        : sql`r.result = ${result}`
  return db.execute<Pick<BulkRowView, keyof BulkRowView>>(sql`
    select r.entity_id as id, ${names[list]} as name, r.result, r.reason, r.reason_values as "reasonValues"
    from bulk_rows r where r.action_id = ${id} and ${asked}
      and ${after === undefined ? sql`true` : sql`r.entity_id > ${after}`}
    order by r.entity_id limit ${limit}`)
}

/**
 * Returns the next row that nothing came of yet, and locks it until the transaction ends, so that it is done once even
 * if two workers have the same action. There is none when the action is over or was stopped.
 */
export async function lockNext(
  tx: Transaction,
  id: string,
): Promise<{ action: BulkActionRow; entityId: string } | undefined> {
  const [row] = await tx
    .select({ action: bulkActions, entityId: bulkRows.entityId })
    .from(bulkRows)
    .innerJoin(bulkActions, eq(bulkActions.id, bulkRows.actionId))
    .where(and(eq(bulkActions.id, id), eq(bulkActions.state, 'running'), isNull(bulkRows.result)))
    .orderBy(bulkRows.entityId)
    .limit(1)
    .for('update', { of: bulkRows })
  return row
}

type Outcome =
  | { result: 'done' }
  | { result: 'refused'; reason: string; reasonValues: Record<string, string | number> | null }

/** Records what came of a row, unless that is known already. */
export async function recordOutcome(
  tx: Transaction,
  { actionId, entityId }: { actionId: string; entityId: string },
  outcome: Outcome,
): Promise<void> {
  await tx
    .update(bulkRows)
    .set(outcome)
    .where(and(eq(bulkRows.actionId, actionId), eq(bulkRows.entityId, entityId), isNull(bulkRows.result)))
}

/** Ends an action once something came of each row. Returns whether rows are left to be done. */
export async function finishOrGoOn(tx: Transaction, id: string, now: Date): Promise<boolean> {
  await tx.execute(sql`update bulk_actions set state = 'finished', finished_at = ${now.toISOString()}
    where id = ${id} and state = 'running'
      and not exists (select from bulk_rows where action_id = ${id} and result is null)`)
  const [row] = await tx.select({ state: bulkActions.state }).from(bulkActions).where(eq(bulkActions.id, id))
  return row?.state === 'running'
}

/** Leaves the rows as they are that nothing came of yet. */
export async function stopAction(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(bulkActions)
    .set({ state: 'stopped', finishedAt: now })
    .where(and(eq(bulkActions.id, id), eq(bulkActions.state, 'running')))
}

/** Deletes the actions that were requested before. */
export async function deleteBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(bulkActions).where(lte(bulkActions.requestedAt, before))
}
