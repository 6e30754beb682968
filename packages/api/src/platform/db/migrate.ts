import { runMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { applyMigrations, lockPatience, type LockPatience } from './apply-migrations.ts'
import { takeMigrationLock } from './migration-lock.ts'
import { readMigrations } from './read-migrations.ts'

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
    await takeMigrationLock(sql)
    await applyMigrations(sql, await readMigrations(), { ...lockPatience, onBusy })
    await runMigrations({ connectionString: url })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
