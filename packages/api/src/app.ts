import { setTimeout as pause } from 'node:timers/promises'
import { closeWhenEnding, stopListening } from '@metrolibre/doors'
import { openPictures } from '@metrolibre/pictures'
import { openTracing, traceRequests } from '@metrolibre/tracing'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { AppContext } from './platform/context.ts'
import { connectDatabase } from './platform/db/client.ts'
import { markAdmin } from './platform/db/mark-admin.ts'
import { openPublicReads } from './platform/db/public-reads.ts'
import { acceptForms } from './platform/http/read-form.ts'
import { logRequests } from './platform/http/request-log.ts'
import { createServer } from './platform/http/server.ts'
import { identityKeysOf, setIdentityKeys } from './platform/identity-numbers/process-keyring.ts'
import { createIdentityService, type IdentityService } from './platform/identity/identity.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLogger } from './platform/log/logger.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { watchDatabase } from './platform/metrics/database-gauges.ts'
import { createReadMetrics } from './platform/metrics/read-metrics.ts'
import { createApiMetrics } from './platform/metrics/metrics.ts'
import { createSeal } from './platform/seal/seal.ts'
import { createStorage } from './platform/storage/create-storage.ts'
import { modules } from './modules/index.ts'

export interface ApiApp extends AppContext {
  /**
   * Ends all work: readiness falls at once, no further job is begun, and after `drainSeconds`, no further request is taken.
   * `last` is done before the database is let go.
   */
  close: (drainSeconds?: number, last?: () => Promise<void>) => Promise<void>
}

/** Builds the whole API without listening or processing jobs. `server.ts` starts both; tests use `inject`. */
export async function createApiApp(
  config: Config,
  options: { clock?: Clock; identity?: IdentityService } = {},
): Promise<ApiApp> {
  setIdentityKeys(identityKeysOf(config))
  const logger = createLogger(config.LOG_LEVEL)
  const tracing = await openTracing({
    service: 'api',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    follows: true,
  })
  const {
    db,
    sql,
    close: closeDatabase,
  } = connectDatabase(config.DATABASE_URL, {
    max: config.DATABASE_POOL,
    traced: tracing !== undefined,
  })
  const ending = new AbortController()
  const metrics = createApiMetrics()
  watchDatabase(metrics.registry, sql)
  const publicReads = openPublicReads(config, { db, sql }, createReadMetrics(metrics.registry))
  const storage = await createStorage(config)
  const mail = createMailer(config, storage)
  const pictures = openPictures({ processes: config.PICTURE_PROCESSES })
  const server = createServer(config, logger, metrics.requestRefused)
  const jobs = createJobs({
    databaseUrl: config.DATABASE_URL,
    sql,
    logger,
    onDone: metrics.jobDone,
    onTurn: metrics.timerTurned,
  })
  const app: AppContext = {
    config,
    logger,
    db: markAdmin(db),
    sql,
    publicReads,
    clock: options.clock ?? systemClock,
    ending: ending.signal,
    identity: options.identity ?? createIdentityService(config),
    jobs,
    mail,
    storage,
    pictures,
    seal: createSeal(config, logger),
    metrics,
    server,
  }
  if (tracing) traceRequests(server, tracing)
  closeWhenEnding(server, ending.signal)
  await acceptForms(server)
  metrics.watch(server)
  logRequests(server)
  for (const register of modules) register(app)
  await server.ready()
  const close = async (drainSeconds = 0, last?: () => Promise<void>) => {
    ending.abort()
    const jobsEnded = jobs.stop()
    await pause(drainSeconds * 1000)
    if (drainSeconds > 0) await stopListening(server.server)
    await Promise.all([server.close(), jobsEnded])
    mail.close()
    pictures.close()
    await last?.()
    await Promise.all([publicReads.close(), closeDatabase(), tracing?.close()])
  }
  return { ...app, close }
}
