import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { connectDatabase } from './client.ts'
import { newestMigration } from './read-migrations.ts'

const lookEveryMs = 500
const patienceMs = 300_000

/**
 * Resolves when the database has all migrations that this version knows; it may have newer ones, which are made so that
 * this version works with them. Used by processes that leave migrations to a job of their own.
 * @throws Error after five minutes
 */
export async function waitForMigrations(url: string): Promise<void> {
  const { sql, close } = connectDatabase(url, { max: 1 })
  const newest = await newestMigration()
  const until = Date.now() + patienceMs
  try {
    let cause: unknown
    const noteCause = (error: unknown) => {
      cause = error
      return false
    }
    while (!(await hasMigration(sql, newest).catch(noteCause))) {
      if (Date.now() > until) throw new Error('its migrations were not run within five minutes', { cause })
      await pause(lookEveryMs)
    }
  } finally {
    await close()
  }
}

/** The job queue's own tables are made last. */
async function hasMigration(sql: Sql, when: number): Promise<boolean> {
  const [row] = await sql<{ present: boolean }[]>`
    select max(created_at) >= ${when} and to_regclass('graphile_worker.jobs') is not null as present
    from drizzle.__drizzle_migrations`
  return row?.present === true
}
