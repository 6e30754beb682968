import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { runMigrations } from 'graphile-worker'
import postgres from 'postgres'

// Any number that no other program on the same database uses for its own lock.
const migrationLock = 5_817_340_227

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/**
 * Migrates a database to the newest schema, ours and the job queue's. Instances that start together wait for
 * each other, and a database that is up to date is not changed.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { TimeZone: 'UTC' } })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(sql), { migrationsFolder })
    await runMigrations({ connectionString: url })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
