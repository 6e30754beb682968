import type { Sql } from 'postgres'
import { findZoneNames, type KnownZone } from './repository.ts'

const freshMs = 10_000

/**
 * Returns a function that reads the names of all zones, at most every ten seconds: they are few, hardly
 * change, and every search by place needs them. A renamed zone is found under its new name within that time.
 */
export const knownZones = (sql: Sql): (() => Promise<readonly KnownZone[]>) => {
  let read: Promise<readonly KnownZone[]> | undefined
  let readAt = 0
  return () => {
    if (!read || Date.now() - readAt > freshMs) {
      readAt = Date.now()
      read = findZoneNames(sql)
      read.catch(() => (read = undefined))
    }
    return read
  }
}
