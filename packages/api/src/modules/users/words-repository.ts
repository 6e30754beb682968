import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { findsMany } from '../../platform/list/frequent-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'

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

/** Tells whether what was typed means so many accounts that they had better not be collected. */
export async function meansManyUsers(db: Queryable, text = ''): Promise<boolean> {
  const patterns = textPatterns(text)
  return patterns.length > 0 && findsMany(db, usersFor(patterns))
}

/**
 * The condition that a column holds the id of an account that is meant. For many accounts it looks up those of the rows
 * of a list, one by one: `offset 0` keeps the database from collecting them all the same.
 */
export const isUserFor = (id: SQL, patterns: readonly string[], many: boolean): SQL =>
  many
    ? sql`exists (select from users where users.id = ${id} and erased_at is null
        and ${hasWords(userWords, patterns)} offset 0)`
    : sql`${id} = any(array${usersFor(patterns)})`
