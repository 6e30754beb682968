// Runs the API: configuration, migrations, HTTP and jobs. On SIGTERM, running work is completed first.
import { flushCompileCache } from 'node:module'
import { createApp } from './app.ts'
import type { Config } from './platform/config/config.ts'
import { ConfigError, readConfig } from './platform/config/read-config.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { flushLog } from './platform/log/logger.ts'

const config = configOrExit()
await migrateOrExit()
const app = await createApp(config)
await app.server.listen({ host: config.HOST, port: config.PORT })
if (config.WORKER === 'on') await app.jobs.start()
app.logger.info({ port: config.PORT, deployment: config.DEPLOYMENT }, 'listening')
flushCompileCache()

let stopping: Promise<void> | undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopping ??= app
      .close()
      .then(() => flushLog(app.logger))
      .then(() => process.exit(0))
  })
}

async function migrateOrExit(): Promise<void> {
  try {
    await migrateDatabase(config.DATABASE_URL)
  } catch (error) {
    const { host } = new URL(config.DATABASE_URL)
    const why = rootMessage(error)
    console.error(`The database at ${host} (DATABASE_URL) could not be brought up to date: ${why}`)
    process.exit(1)
  }
}

/**
 * Returns the message of the innermost error: the driver wraps the database's own message, and a failed
 * connection may have several causes.
 */
function rootMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return rootMessage(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : rootMessage(error.cause)
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
