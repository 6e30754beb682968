import { sql, type SQL } from 'drizzle-orm'

/** All words of a search, as LIKE patterns, in a normalised text. */
export const hasWords = (text: SQL, patterns: readonly string[]): SQL =>
  sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )

// Written as in the index `users_words`.
const words = sql`search_text(' ' || first_name || ' ' || last_name || ' ' || email || ' '
  || coalesce(company_name, '') || ' ' || coalesce(rut, ''))`

/** Selects the ids of the accounts that are meant by the words of a search. Erased ones have no words. */
export const usersFor = (patterns: readonly string[]): SQL =>
  sql`(select id from users where erased_at is null and ${hasWords(words, patterns)})`
