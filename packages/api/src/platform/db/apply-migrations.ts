import { setTimeout as pause } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'
import { buildIndexes } from './build-indexes.ts'
import { isDeadlock, isLockTimeout } from './constraint-error.ts'
import type { Migration } from './read-migrations.ts'

/** How a migration waits for tables that others use. */
export interface LockPatience {
  /** Everybody who asks for the table meanwhile waits behind the migration, so this is short. */
  readonly waitMs: number
  /** Between two tries, in which the others have their turn. */
  readonly pauseMs: number
  /** All tries of one migration together. Processes that wait for the migrations do so for a minute longer. */
  readonly patienceMs: number
  /** Called with the name of a migration each time that it did not get its tables. */
  readonly onBusy?: (tag: string) => void
}

export const lockPatience: LockPatience = { waitMs: 1000, pauseMs: 3000, patienceMs: 240_000 }

/**
 * Applies the migrations that a database does not have yet, each in a transaction of its own, so that no table stays locked
 * for the next one, or in none if it only builds indexes. One that does not get its locks soon is undone and tried again later: a long query of
 * somebody else delays the migration, but not the whole site behind it.
 * @throws Error naming the migration that did not get its locks in all that time
 */
export async function applyMigrations(
  sql: Sql,
  migrations: readonly Migration[],
  patience: LockPatience = lockPatience,
): Promise<void> {
  await sql`create schema if not exists drizzle`
  await sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`
  const [last] = await sql<{ at: string | null }[]>`
    select max(created_at)::text as at from drizzle.__drizzle_migrations`
  const missing = migrations.filter(({ when }) => when > Number(last?.at ?? 0))
  for (const migration of missing) await applyPatiently(sql, migration, patience)
}

async function applyPatiently(sql: Sql, migration: Migration, patience: LockPatience): Promise<void> {
  const until = Date.now() + patience.patienceMs
  for (;;)
    try {
      return await applyOnce(sql, migration, patience.waitMs)
    } catch (error) {
      if (!isLockTimeout(error) && !isDeadlock(error)) throw error
      if (Date.now() + patience.pauseMs > until)
        throw new Error(
          `the migration ${migration.tag} found its tables in use for ${patience.patienceMs / 1000} seconds; end the long transactions in pg_stat_activity and start it again`,
        )
      patience.onBusy?.(migration.tag)
      await pause(patience.pauseMs)
    }
}

async function applyOnce(sql: Sql, migration: Migration, waitMs: number): Promise<void> {
  if (migration.isConcurrent) {
    await buildIndexes(sql, migration)
    return noteApplied(sql, migration)
  }
  await sql.begin(async (transaction) => {
    await transaction`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`
    for (const statement of migration.statements) await transaction.unsafe(statement)
    await noteApplied(transaction, migration)
  })
}

async function noteApplied(sql: Sql | TransactionSql, { hash, when }: Migration): Promise<void> {
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`
}
