import type { AppContext } from '../../platform/context.ts'
import { findDueFreePlaces, refreshFreePlacesOf } from './free-place-repository.ts'

/** How many properties are looked up at a time. */
const atOnce = 200

/**
 * Writes anew whether places are free where time has changed it (RULES.md §5): at midnight or with the last hours of a day, by the
 * clock of the place. One property at a time, so that nobody who books waits for the others.
 */
export async function refreshFreePlaces({ sql, clock }: Pick<AppContext, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  let due = await findDueFreePlaces(sql, now, atOnce)
  while (due.length > 0) {
    for (const id of due) await refreshFreePlacesOf(sql, id, now)
    due = await findDueFreePlaces(sql, now, atOnce)
  }
}
