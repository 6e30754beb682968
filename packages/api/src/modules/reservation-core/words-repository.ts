import { sql, type SQL } from 'drizzle-orm'
import { idsFrom } from '../../platform/list/id-range.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'

const every = (text: SQL, patterns: readonly string[]): SQL =>
  sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )

// Written as in the indexes `reservations_words` and `users_words`.
const placeWords = sql`search_text(' ' || name)`
const personWords = sql`search_text(' ' || first_name || ' ' || last_name || ' ' || email || ' '
  || coalesce(company_name, '') || ' ' || coalesce(rut, ''))`

/**
 * Selects the ids of the reservations whose place (by its name when it was booked), tenant or code is meant by what an
 * admin typed. Each part is found by an index of its own. Undefined for a text without words.
 */
export function reservationsFor(text: string): SQL | undefined {
  const patterns = textPatterns(text)
  if (patterns.length === 0) return undefined
  const ids = idsFrom(text)
  return sql`(
    select id from reservations where ${every(placeWords, patterns)}
    union all
    select id from reservations where tenant_id in (
      select id from users where erased_at is null and ${every(personWords, patterns)})
    ${ids ? sql`union all select id from reservations where id between ${ids.first} and ${ids.last}` : sql``})`
}
