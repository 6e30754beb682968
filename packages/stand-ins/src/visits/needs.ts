import type { StandInClock } from '../clock.ts'
import type { StandInDatabase } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'

/** The dependencies of the visits service. */
export interface VisitNeeds {
  database: StandInDatabase
  clock: StandInClock
  outbox: Outbox
  /** The origin at which these services are reached. */
  origin: string
  /** The only origin that may embed the widget and receives its events. */
  parentOrigin: string
  webhook: string | undefined
}
