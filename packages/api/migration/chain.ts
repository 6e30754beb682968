import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The schema after a migration, from which the next one is generated. */
export interface Snapshot {
  id: string
  prevId: string
}

export interface JournalEntry {
  idx: number
  /** Epoch milliseconds. A database applies the migrations that are later than the last one it has applied. */
  when: number
  tag: string
}

/** The migrations in a folder as the generator reads them. */
export interface Chain {
  journal: readonly JournalEntry[]
  /** File names without `.sql`. */
  statements: readonly string[]
  /** By number, with four digits. */
  snapshots: ReadonlyMap<string, Snapshot>
}

export function readMigrationChain(folder: string): Chain {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
  const ending = (end: string, ...path: string[]) =>
    readdirSync(join(folder, ...path))
      .filter((name) => name.endsWith(end))
      .map((name) => name.slice(0, -end.length))
      .toSorted()
  const { entries } = read('meta', '_journal.json') as { entries: JournalEntry[] }
  const snapshots = ending('_snapshot.json', 'meta').map((number): [string, Snapshot] => [
    number,
    read('meta', `${number}_snapshot.json`) as Snapshot,
  ])
  return { journal: entries, statements: ending('.sql'), snapshots: new Map(snapshots) }
}
