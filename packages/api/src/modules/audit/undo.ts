import type { AppContext } from '../../platform/context.ts'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { changesSince, laterChanges, lockChange, markUndone, type AuditRow } from './repository.ts'

export interface UndoneChange {
  readonly entityId: string
  /** The fields that were changed, as they were before it and after it. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

export interface UndoneBy {
  readonly actorId: string
  readonly requestId: string
}

/**
 * Writes the values of `before` again, through the service of its own module and in the transaction `tx`, and
 * records that as a change of its own. Throws `conflict` when the row no longer has the values of `after`.
 */
export type Undo = (app: AppContext, tx: Transaction, change: UndoneChange, by: UndoneBy) => Promise<void>

/** How each action is taken back, see `modules/undo/undoes.ts`. */
export type Undoes = Readonly<Record<string, Undo>>

type Entry = Pick<AuditRow, 'action' | 'before' | 'after' | 'undoneAt'>

/** Tells whether an entry can be undone, as far as it says itself. */
export const canBeUndone = ({ action, before, after, undoneAt }: Entry, known: Undoes): boolean =>
  Object.hasOwn(known, action) && before !== null && after !== null && undoneAt === null

const touchesSame = (left: object | null, right: object | null): boolean =>
  left !== null && right !== null && Object.keys(left).some((name) => Object.hasOwn(right, name))

/** Returns the ids of the entries that can be undone now: nothing that came after them concerns the same fields. */
export async function findUndoable(
  db: Queryable,
  entries: readonly AuditRow[],
  known: Undoes,
): Promise<ReadonlySet<number>> {
  const open = entries.filter((entry) => canBeUndone(entry, known))
  const changes = await changesSince(db, open)
  const isReplaced = ({ id, entity, entityId, after }: AuditRow) =>
    changes.some(
      (one) =>
        one.id > id &&
        one.entity === entity &&
        one.entityId === entityId &&
        touchesSame(one.after ?? one.before, after),
    )
  return new Set(open.filter((entry) => !isReplaced(entry)).map(({ id }) => id))
}

/**
 * Takes a recorded change back.
 * @throws AppError not_found for an unknown entry, wrong_state when the action can't be undone or was undone
 *   already, conflict when a later change concerns the same fields
 */
export const undoChange = (app: AppContext, id: number, by: UndoneBy, known: Undoes): Promise<AuditRow> =>
  app.db.transaction(async (tx) => {
    const entry = found(await lockChange(tx, id))
    const { entityId, before, after } = entry
    if (!canBeUndone(entry, known) || !before || !after)
      throw new AppError('wrong_state', { text: 'wrong_state.change' })
    const later = await laterChanges(tx, entry)
    if (later.some((one) => touchesSame(one.after ?? one.before, after)))
      throw new AppError('conflict', { text: 'conflict.undo' })
    await known[entry.action]!(app, tx, { entityId, before, after }, by)
    return markUndone(tx, id, by.actorId, app.clock.now())
  })
