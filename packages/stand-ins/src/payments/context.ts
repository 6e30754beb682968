import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import type { Faults } from '../faults/rules.ts'
import type { Log } from '../log.ts'
import type { Emit } from './webhooks/emit.ts'
import type { Store } from './objects/store.ts'

/** What every part of the payments service works with. */
export interface Payments {
  database: Database
  store: Store
  clock: Clock
  faults: Faults
  log: Log
  outbox: Outbox
  /** Records an event and queues its webhooks, inside the running transaction. */
  emit: Emit
  /** Where browsers reach these services, without a trailing slash. */
  origin: string
  /** Re-plans what happens by itself; call after a transaction that changed a due time. */
  plan(): void
}
