import { runMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { applyMigrations, lockPatience, type LockPatience } from './apply-migrations.ts'
import { readMigrations } from './read-migrations.ts'

// Any number that no other program on the same database uses for its own lock.
const migrationLock = 5_817_340_227

/**
 * Migrates a database to the newest schema, ours and the job queue's. Instances that start together wait for
 * each other, and a database that is up to date is not changed.
 */
export async function migrateDatabase(
  url: string,
  onBusy: LockPatience['onBusy'] = () => undefined,
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { TimeZone: 'UTC' } })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await applyMigrations(sql, await readMigrations(), { ...lockPatience, onBusy })
    await runMigrations({ connectionString: url })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
