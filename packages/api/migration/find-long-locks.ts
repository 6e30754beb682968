import postgres, { type Sql, type TransactionSql } from 'postgres'
import { applyMigrations } from '../src/platform/db/apply-migrations.ts'
import { concurrentIndexOf } from '../src/platform/db/build-indexes.ts'
import type { Migration } from '../src/platform/db/read-migrations.ts'
import { findWideChanges } from './find-wide-changes.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** The first migration for platforms with many rows. Those before it are everywhere, or meet empty tables. */
const firstWithRows = '0065_identity_keys'

/**
 * Runs the migrations in an empty database, and returns a sentence for each one that would keep others from a table that was
 * there before for as long as it reads or writes that whole table: as an index, a check or a foreign key does that is added
 * plainly, a column's new type or changing default, or a `not null`. So does one that changes rows without naming them by a key,
 * as each of them is kept until the last one is changed. It looks at what the database does, not at the text: a
 * statement that costs nothing is no reason, however it is written.
 */
export async function findLongLocks(
  url: string,
  migrations: readonly Migration[],
  first = firstWithRows,
): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const start = migrations.findIndex(({ tag }) => tag === first)
    await applyMigrations(sql, migrations.slice(0, start))
    const sentences: string[] = []
    for (const migration of migrations.slice(start)) {
      sentences.push(...(migration.isConcurrent ? foreignTo(migration) : await lockedBy(sql, migration)))
      if (sentences.length > 0) break
      await applyMigrations(sql, [migration])
    }
    return sentences
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const foreignTo = ({ tag, statements }: Migration): string[] =>
  statements
    .filter((statement) => !concurrentIndexOf(statement))
    .map(
      (statement) =>
        `${tag} begins with "-- concurrently", so it may only have CREATE INDEX CONCURRENTLY IF NOT EXISTS "…" ON "…" and DROP INDEX CONCURRENTLY IF EXISTS "…", not: ${statement.trim().slice(0, 60)}`,
    )

/** Thrown to undo the migration after it was looked at. */
class Undo extends Error {}

async function lockedBy(sql: Sql, { tag, statements }: Migration): Promise<string[]> {
  let tables: string[] = []
  const changed = new Set<string>()
  await sql
    .begin(async (transaction) => {
      const before = await readsOfTables(transaction)
      const known = new Set(before.keys())
      for (const statement of statements) {
        for (const name of await findWideChanges(transaction, statement, known)) changed.add(name)
        await transaction.unsafe(statement, [], oneAtATime)
      }
      const after = await readsOfTables(transaction)
      const read = [...before].filter(([name, reads]) => (after.get(name) ?? 0) > reads).map(([name]) => name)
      const locked = await lockedTables(transaction)
      tables = read.filter((name) => locked.has(name))
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw new Error(`${tag}: ${String(error)}`, { cause: error })
    })
  return [
    ...tables.map(
      (name) =>
        `${tag} keeps others from "${name}" while it goes through all its rows. Build an index in a migration that begins with "-- concurrently"; add a constraint with NOT VALID and validate it in the next migration, on which a NOT NULL can rest; fill a column in by a job (.github/CONTRIBUTING.md, A migration).`,
    ),
    ...Array.from(
      changed,
      (name) =>
        `${tag} changes rows of ${name} that it does not name by a unique key, so whoever writes to one of them waits for all. Change them by a job, in portions (.github/CONTRIBUTING.md, A migration).`,
    ),
  ]
}

/** Returns how often each table was read from its beginning in this transaction. */
async function readsOfTables(transaction: TransactionSql): Promise<Map<string, number>> {
  const rows = await transaction<{ name: string; reads: number }[]>`
    select relname as name, seq_scan::int as reads from pg_stat_xact_user_tables where schemaname = 'public'`
  return new Map(rows.map(({ name, reads }) => [name, reads]))
}

/** Returns the tables that nobody else can write to, or even read, until this transaction ends. */
async function lockedTables(transaction: TransactionSql): Promise<Set<string>> {
  const rows = await transaction<{ name: string }[]>`
    select relation::regclass::text as name from pg_locks
    where pid = pg_backend_pid() and locktype = 'relation' and granted
      and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`
  return new Set(rows.map(({ name }) => name))
}
