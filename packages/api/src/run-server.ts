// Runs the API: configuration, migrations, HTTP and jobs. On SIGTERM, running work is completed first.
import { flushCompileCache } from 'node:module'
import { endOnSignal } from '@metrolibre/doors'
import { createApiApp } from './app.ts'
import type { Config } from './platform/config/config.ts'
import { ConfigError, readConfig } from './platform/config/read-config.ts'
import { explainFailure } from './platform/db/explain-failure.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { waitForMigrations } from './platform/db/wait-for-migrations.ts'
import { recordHolder } from './modules/identity-numbers/holders-repository.ts'
import { assertKeysKnown } from './modules/identity-numbers/known-keys-repository.ts'
import { flushLog } from './platform/log/logger.ts'

const config = configOrExit()
await prepareDatabaseOrExit()
const app = await createApiApp(config)
const forgetHolder = await assertKeysOrExit()
await app.server.listen({ host: config.HOST, port: config.PORT })
if (config.WORKER !== 'off') await app.jobs.start()
app.logger.info({ port: config.PORT, deployment: config.DEPLOYMENT, worker: config.WORKER }, 'listening')
flushCompileCache()

endOnSignal(async () => {
  await app.close(config.DRAIN_SECONDS, forgetHolder)
  await flushLog(app.logger)
})

async function prepareDatabaseOrExit(): Promise<void> {
  try {
    if (config.MIGRATE === 'on') await migrateDatabase(config.MIGRATION_DATABASE_URL ?? config.DATABASE_URL)
    else await waitForMigrations(config.DATABASE_URL)
  } catch (error) {
    console.error(explainFailure(config.DATABASE_URL, error))
    process.exit(1)
  }
}

/** Returns what is done at the end. */
async function assertKeysOrExit(): Promise<() => Promise<void>> {
  try {
    await assertKeysKnown(app.db)
    return await recordHolder(app.db)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
