import type { StandInDatabase } from '../../database.ts'
import type { Kinds, StripeObject } from './types.ts'

export type StoredKind = keyof Kinds
type Row = { id: string; kind: StoredKind; body: string; hidden: string; due: number | null }

/** The data that the API never shows, and when something happens by itself (seconds, or null for never). */
export interface Aside {
  hidden?: object
  due?: number | null
}

/** Every object of the payments service, stored on disk. */
export interface ObjectStore {
  insert<T extends StripeObject>(object: T, aside?: Aside): T
  /** Replaces the object's body. Absent fields of `aside` are not changed. */
  update<T extends StripeObject>(object: T, aside?: Aside): T
  find<K extends StoredKind>(kind: K, id: string): Kinds[K] | undefined
  /** Finds an object of any kind by its id. */
  findAny(id: string): StripeObject | undefined
  hidden<T>(id: string): T
  remove(id: string): void
  /** Returns the objects that are due, oldest first. */
  dueBy(seconds: number): StripeObject[]
  nextDue(): number | undefined
}

/** Creates a store for an open payments database. */
export function createStore({ sqlite }: StandInDatabase): ObjectStore {
  const insert = sqlite.prepare(
    'INSERT INTO objects (id, kind, created, due, body, hidden) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const update = sqlite.prepare('UPDATE objects SET body = ? WHERE id = ?')
  const setHidden = sqlite.prepare('UPDATE objects SET hidden = ? WHERE id = ?')
  const setDue = sqlite.prepare('UPDATE objects SET due = ? WHERE id = ?')
  const byId = sqlite.prepare('SELECT id, kind, body, hidden, due FROM objects WHERE id = ?')
  const due = sqlite.prepare('SELECT body FROM objects WHERE due <= ? ORDER BY due, seq')
  const next = sqlite.prepare('SELECT min(due) AS due FROM objects WHERE due IS NOT NULL')
  const remove = sqlite.prepare('DELETE FROM objects WHERE id = ?')
  const row = (id: string) => byId.get(id) as Row | undefined
  const parse = (body: string) => JSON.parse(body) as StripeObject
  return {
    insert: (object, { hidden = {}, due: at = null } = {}) => {
      insert.run(object.id, object.object, object.created, at, JSON.stringify(object), JSON.stringify(hidden))
      return object
    },
    update: (object, { hidden, due: at } = {}) => {
      update.run(JSON.stringify(object), object.id)
      if (hidden !== undefined) setHidden.run(JSON.stringify(hidden), object.id)
      if (at !== undefined) setDue.run(at, object.id)
      return object
    },
    find: <K extends StoredKind>(kind: K, id: string) => {
      const found = row(id)
      return found?.kind === kind ? (parse(found.body) as Kinds[K]) : undefined
    },
    findAny: (id) => {
      const found = row(id)
      return found === undefined ? undefined : parse(found.body)
    },
    hidden: <T>(id: string) => JSON.parse(row(id)?.hidden ?? '{}') as T,
    remove: (id) => void remove.run(id),
    dueBy: (seconds) => due.all(seconds).map((found) => parse(found['body'] as string)),
    nextDue: () => (next.get()?.['due'] as number | null | undefined) ?? undefined,
  }
}
