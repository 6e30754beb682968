import { sql, type SQL } from 'drizzle-orm'
import { idsFrom } from '../../platform/list/id-range.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'
import { hasWords, isUserFor } from '../users/words-repository.ts'

/**
 * The normalised name of the place. The database keeps the column by itself; it is not in the schema, so that no row of
 * a booking carries it.
 */
const placeWords = sql`reservations.words_search`

/** Selects the ids of the reservations whose place, by its name when it was booked, has the words of a search. */
export const reservationsNamed = (patterns: readonly string[]): SQL =>
  sql`(select id from reservations where ${hasWords(placeWords, patterns)})`

interface Others {
  /** Whether the words mean many accounts (see `meansManyUsers`). */
  readonly manyUsers: boolean
  /** Selects the ids of other reservations that are meant. */
  readonly others?: SQL
}

/**
 * Returns the condition that the place, tenant or code of a reservation is meant by what an admin typed, or that
 * `others` selects its id. Each part has an index of its own, which the database combines for rare words; it walks the
 * order of a list for frequent ones. Undefined for a text without words.
 */
export function isMeant(text: string, { manyUsers, others }: Others): SQL | undefined {
  const patterns = textPatterns(text)
  if (patterns.length === 0) return undefined
  const ids = idsFrom(text)
  const ways = [
    sql`(${hasWords(placeWords, patterns)})`,
    isUserFor(sql`reservations.tenant_id`, patterns, manyUsers),
    ...(ids ? [sql`reservations.id between ${ids.first} and ${ids.last}`] : []),
    ...(others ? [sql`reservations.id = any(array(${others}))`] : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}
