import type { AppContext } from '../../platform/context.ts'
import { findDueFreePlaces, refreshFreePlacesOf } from './free-place-repository.ts'

/** How many properties are looked up at a time. */
const atOnce = 200

/**
 * Updates whether places are free where time has changed it (RULES.md §5.31): at midnight or with the last hours of a
 * day, by the clock of the place. One property at a time, so that nobody who books waits for the others.
 */
export async function refreshFreePlaces({ sql, clock }: Pick<AppContext, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  const done = new Set<string>()
  const findOthers = async () => (await findDueFreePlaces(sql, now, atOnce)).filter((id) => !done.has(id))
  // One whose row somebody has locked stays due, and is left to the next turn.
  for (let due = await findOthers(); due.length > 0; due = await findOthers())
    for (const id of due) {
      done.add(id)
      await refreshFreePlacesOf(sql, id, now)
    }
}
