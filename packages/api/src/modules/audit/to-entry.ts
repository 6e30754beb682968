import type { AuditEntry } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { findNames, type ListedChange } from './list-repository.ts'
import { isStillUndoable, type Undoes } from './undo.ts'

const keyOf = (entity: string, id: string): string => `${entity} ${id}`

async function namesOf(
  { db }: AppContext,
  rows: readonly ListedChange[],
): Promise<ReadonlyMap<string, string>> {
  const kinds = Map.groupBy(rows, ({ entry }) => entry.entity)
  const found = await Promise.all(
    Array.from(kinds, async ([entity, members]) => {
      const ids = [...new Set(members.map(({ entry }) => entry.entityId))]
      return (await findNames(db, entity, ids)).map(({ id, name }) => [keyOf(entity, id), name] as const)
    }),
  )
  return new Map(found.flat())
}

/** Shows entries with the names of what was changed, and whether each can still be taken back. */
export async function toEntries(
  app: AppContext,
  rows: readonly ListedChange[],
  undoes: Undoes,
): Promise<AuditEntry[]> {
  const names = await namesOf(app, rows)
  return Promise.all(
    rows.map(async ({ entry, actor, undoer }) => ({
      id: String(entry.id),
      at: entry.at.toISOString(),
      actor,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
      name: names.get(keyOf(entry.entity, entry.entityId)) ?? null,
      before: entry.before,
      after: entry.after,
      network: entry.network,
      requestId: entry.requestId,
      undone: entry.undoneAt && { by: undoer, at: entry.undoneAt.toISOString() },
      canUndo: await isStillUndoable(app.db, entry, undoes),
    })),
  )
}
