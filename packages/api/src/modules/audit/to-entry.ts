import type { AuditEntry, Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { shownName } from '../../platform/person-name.ts'
import { findNames, isNamedInAudit, type ListedChange, type Named } from './list-repository.ts'
import { findUndoable, type Undoes } from './undo.ts'

const keyOf = (entity: string, id: string): string => `${entity} ${id}`

async function namesOf(
  { db }: AppContext,
  rows: readonly ListedChange[],
): Promise<ReadonlyMap<string, Named>> {
  const kinds = Map.groupBy(rows, ({ entry }) => entry.entity)
  const found = await Promise.all(
    Array.from(kinds, async ([entity, members]) => {
      const ids = [...new Set(members.map(({ entry }) => entry.entityId))]
      return (await findNames(db, entity, ids)).map((found) => [keyOf(entity, found.id), found] as const)
    }),
  )
  return new Map(found.flat())
}

const shownPerson = <Person extends { readonly firstName: string }>(person: Person | null, locale: Locale) =>
  person && { ...person, firstName: shownName(person.firstName, locale) }

/** Only the name of a user can be a word of ours. */
const nameIn = (name: string | undefined, entity: string, locale: Locale): string | null =>
  name !== undefined && entity === 'user' ? shownName(name, locale) : (name ?? null)

/** A thing that was deleted since has no name any more, and nothing of it can be taken back. */
const isGone = (names: ReadonlyMap<string, Named>, { entity, entityId }: ListedChange['entry']): boolean =>
  isNamedInAudit(entity) && !names.has(keyOf(entity, entityId))

/** Shows entries with the names of what was changed, and whether each can still be taken back. */
export async function toEntries(
  app: AppContext,
  rows: readonly ListedChange[],
  { undoes, locale }: { undoes: Undoes; locale: Locale },
): Promise<AuditEntry[]> {
  const [names, undoable] = await Promise.all([
    namesOf(app, rows),
    findUndoable(
      app.db,
      rows.map(({ entry }) => entry),
      undoes,
    ),
  ])
  return rows.map(({ entry, actor, undoer }) => ({
    id: String(entry.id),
    at: entry.at.toISOString(),
    actor: shownPerson(actor, locale),
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    name: nameIn(names.get(keyOf(entry.entity, entry.entityId))?.name, entry.entity, locale),
    currency: names.get(keyOf(entry.entity, entry.entityId))?.currency ?? null,
    before: entry.before,
    after: entry.after,
    network: entry.network,
    requestId: entry.requestId,
    undone: entry.undoneAt && { by: shownPerson(undoer, locale), at: entry.undoneAt.toISOString() },
    canUndo: undoable.has(entry.id) && !isGone(names, entry),
  }))
}
