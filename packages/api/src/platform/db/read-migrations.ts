import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

export interface Migration {
  readonly tag: string
  /** Epoch milliseconds. A database lacks the migrations that are later than the last one it has. */
  readonly when: number
  readonly hash: string
  readonly statements: readonly string[]
  /** Whether each statement runs by itself, as building an index requires while others write to its table. */
  readonly isConcurrent: boolean
}

/** The first line of a migration that only builds and drops indexes while others read and write. */
const concurrentMark = '-- concurrently\n'

export async function readMigrations(): Promise<Migration[]> {
  const { entries } = await readJournal()
  return Promise.all(
    entries.map(async ({ tag, when }) =>
      toMigration(tag, when, await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8')),
    ),
  )
}

export const toMigration = (tag: string, when: number, text: string): Migration => ({
  tag,
  when,
  hash: createHash('sha256').update(text).digest('hex'),
  statements: text.split('--> statement-breakpoint'),
  isConcurrent: text.startsWith(concurrentMark),
})

/** Returns when the newest migration that this version knows was made. */
export async function newestMigration(): Promise<number> {
  const { entries } = await readJournal()
  return Math.max(...entries.map(({ when }) => when))
}

async function readJournal(): Promise<{ entries: { tag: string; when: number }[] }> {
  const journal = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  return JSON.parse(journal) as { entries: { tag: string; when: number }[] }
}
