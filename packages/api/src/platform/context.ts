import type { Pictures } from '@metrolibre/pictures'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/client.ts'
import type { PublicReads } from './db/public-reads.ts'
import type { IdentityService } from './identity/identity.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Seal } from './seal/seal.ts'
import type { Storage } from './storage/storage.ts'

/**
 * Everything a module may need from the platform. A module registers its endpoints, job handlers and timers
 * on it and keeps no state of its own between requests.
 */
export interface AppContext {
  readonly config: Config
  readonly logger: Logger
  readonly db: Database
  /** The driver below `db`, for the few queries written without the query builder. */
  readonly sql: Sql
  /** Where everybody’s reads of what is published go. */
  readonly publicReads: PublicReads
  readonly clock: Clock
  /** Aborted once this process was told to end. */
  readonly ending: AbortSignal
  readonly identity: IdentityService
  readonly jobs: Jobs
  readonly mail: Mailer
  readonly storage: Storage
  /** Where all pictures are decoded: in processes of their own. */
  readonly pictures: Pictures
  readonly seal: Seal
  readonly metrics: Metrics
  readonly server: FastifyInstance
}
