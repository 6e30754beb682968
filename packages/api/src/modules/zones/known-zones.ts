import type { Sql } from 'postgres'
import { readAtMostEvery } from '../../platform/read-at-most-every.ts'
import { findZoneNames, type KnownZone } from './repository.ts'

/**
 * Returns a function that reads the names of all zones, at most every ten seconds: they are few, hardly
 * change, and every search by place needs them. A renamed zone is found under its new name within that time.
 */
export const knownZones = (sql: Sql): (() => Promise<readonly KnownZone[]>) =>
  readAtMostEvery(10_000, () => findZoneNames(sql))
