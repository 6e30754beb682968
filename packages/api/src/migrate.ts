// Migrates the database at DATABASE_URL and ends: the job that runs before a new version starts, where the other
// processes have MIGRATE=off.
import { explainFailure } from './platform/db/explain-failure.ts'
import { migrateDatabase } from './platform/db/migrate.ts'

const url = process.env['DATABASE_URL']
if (!url) {
  console.error('DATABASE_URL is missing.')
  process.exit(1)
}
try {
  await migrateDatabase(url)
} catch (error) {
  console.error(explainFailure(url, error))
  process.exit(1)
}
