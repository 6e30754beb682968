import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'

/** What the visits are served with. */
export interface VisitNeeds {
  database: Database
  clock: Clock
  outbox: Outbox
  /** Where these services are reached. */
  origin: string
  /** The only origin that may frame the widget and is told its events. */
  parentOrigin: string
  webhook: string | undefined
}
