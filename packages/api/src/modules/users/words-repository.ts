import { sql, type SQL } from 'drizzle-orm'

/** All words of a search, as LIKE patterns, in a normalised text. */
export const hasWords = (text: SQL, patterns: readonly string[]): SQL =>
  sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )

/**
 * The normalised words of a user: names, address, company and RUT, each after a space. The database keeps the column
 * by itself; it is not in the schema, so that no row of a user carries it.
 */
export const userWords = sql`users.words_search`

/** Selects the ids of the accounts that are meant by the words of a search. Erased ones have no words. */
export const usersFor = (patterns: readonly string[]): SQL =>
  sql`(select id from users where erased_at is null and ${hasWords(userWords, patterns)})`
