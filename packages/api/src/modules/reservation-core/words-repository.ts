import { sql, type SQL } from 'drizzle-orm'
import { idsFrom } from '../../platform/list/id-range.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { hasWords, usersFor } from '../users/words-repository.ts'

// Written as in the index `reservations_words`.
const placeWords = sql`search_text(' ' || name)`

/** Selects the ids of the reservations whose place, by its name when it was booked, has the words of a search. */
export const reservationsNamed = (patterns: readonly string[]): SQL =>
  sql`(select id from reservations where ${hasWords(placeWords, patterns)})`

/**
 * Selects the ids of the reservations whose place, tenant or code is meant by what an admin typed. Each part is found
 * by an index of its own. Undefined for a text without words.
 */
export function reservationsFor(text: string): SQL | undefined {
  const patterns = textPatterns(text)
  if (patterns.length === 0) return undefined
  const ids = idsFrom(text)
  return sql`(
    ${reservationsNamed(patterns)}
    union all
    select id from reservations where tenant_id in ${usersFor(patterns)}
    ${ids ? sql`union all select id from reservations where id between ${ids.first} and ${ids.last}` : sql``})`
}
