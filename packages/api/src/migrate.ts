// Migrates the database at MIGRATION_DATABASE_URL, or else DATABASE_URL, and ends: the job that runs before a new version starts, where the other
// processes have MIGRATE=off.
import { explainFailure } from './platform/db/explain-failure.ts'
import { migrateDatabase } from './platform/db/migrate.ts'

const url = process.env['MIGRATION_DATABASE_URL'] || process.env['DATABASE_URL']
if (!url) {
  console.error('DATABASE_URL is missing.')
  process.exit(1)
}
try {
  await migrateDatabase(url, (tag) =>
    console.log(`${tag} waits for tables that are in use, and is tried again in three seconds.`),
  )
} catch (error) {
  console.error(explainFailure(url, error))
  process.exit(1)
}
