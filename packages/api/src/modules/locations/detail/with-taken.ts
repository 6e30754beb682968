import type { PropertyDetail } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { findTaken } from '../availability-repository.ts'
import { calendarMs, joinSpans } from '../spans.ts'
import { showTaken } from './wire.ts'

/**
 * Adds the taken periods of a property and of each of its rooms, without who took them, and from when each is free
 * (RULES.md §5).
 */
export async function withTaken(sql: Sql, property: PropertyDetail, now: number): Promise<PropertyDetail> {
  const taken = await findTaken(sql, property.id, { start: now, end: now + calendarMs })
  const ofRoom = (id: string) => joinSpans(taken.filter(({ roomId }) => roomId === id))
  return showTaken(property, joinSpans(taken), ofRoom, now)
}
