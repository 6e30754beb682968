import type { StandInClock } from '../clock.ts'
import type { StandInDatabase } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import type { Faults } from '../faults/rules.ts'
import type { Log } from '../log.ts'
import type { Emit } from './webhooks/emit.ts'
import type { ObjectStore } from './objects/store.ts'

/** The shared dependencies of the payments service. */
export interface Payments {
  database: StandInDatabase
  store: ObjectStore
  clock: StandInClock
  faults: Faults
  log: Log
  outbox: Outbox
  /** Records an event and queues its webhooks in the current transaction. */
  emit: Emit
  /** The origin at which browsers reach these services, without a trailing slash. */
  origin: string
  /** By how many seconds the clocks of callers may be behind. */
  behindSeconds: number
  /** Schedules the timer again. Call it after a transaction that changed a due time. */
  plan(): void
}
