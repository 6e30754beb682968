import type { PropertyDetail } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { findTakenPeriods } from '../availability-repository.ts'
import { joinSpans } from '../spans.ts'
import { showTaken } from './wire.ts'

const dayMs = 86_400_000

/** The latest instant that the database and JavaScript both know; nothing is taken for longer. */
const forever = 8.64e15

/**
 * Adds the taken periods of a property and of each of its rooms, without who took them, and from when each is free
 * (RULES.md §5.27).
 */
export async function withTaken(sql: Sql, property: PropertyDetail, now: number): Promise<PropertyDetail> {
  // What took an hour of today took the whole day of a place that is rented by the month.
  const taken = await findTakenPeriods(sql, property.id, { start: now - dayMs, end: forever })
  const ofRoom = (id: string) => joinSpans(taken.filter(({ roomId }) => roomId === id))
  return showTaken(property, joinSpans(taken), ofRoom, now)
}
