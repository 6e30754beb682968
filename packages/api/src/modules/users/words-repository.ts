import { storedIdentity } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { processKeyring } from '../../platform/identity-numbers/process-keyring.ts'
import { findsMany } from '../../platform/list/frequent-repository.ts'
import { textPatterns } from '../../platform/list/text-patterns.ts'

/** All words of a search, as LIKE patterns, in a normalised text. */
export const hasWords = (text: SQL, patterns: readonly string[]): SQL =>
  sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )

/**
 * The normalised words of a user: names, address and company, and the marks of identity numbers, each after a space. A tax
 * number that is not sealed yet is in it too. The database keeps the column by itself; it is not in the schema, so that no row
 * of a user carries it.
 */
const userWords = sql`users.words_search`

// Long enough for a document of either country.
const number = /^(?=(?:.*\d){5})[a-z\d.-]{6,}$/i

/** The patterns by which what was typed is found among the words of users as an identity number. None for other words. */
export function markPatterns(typed: string): string[] {
  if (!number.test(typed)) return []
  const numbers = new Set([typed, storedIdentity(typed, 'Chile'), storedIdentity(typed, 'Perú')])
  return [...numbers].flatMap((each) => processKeyring().marks(each)).map((mark) => `%${mark}%`)
}

/** The forms in which a word is found among those of a user: as it is and, of a number, as its marks. */
const formsOf = (pattern: string): string[] => [pattern, ...markPatterns(pattern.replace(/^%(.*)%$/, '$1'))]

/** All words of a search in those of a user. */
export const areOfUser = (patterns: readonly string[], words = userWords): SQL =>
  sql.join(
    patterns.map(
      (pattern) =>
        sql`(${sql.join(
          formsOf(pattern).map((form) => sql`${words} like ${form}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )

/** Selects the ids of the accounts that are meant by the words of a search. Erased ones have no words. */
export const usersFor = (patterns: readonly string[]): SQL =>
  sql`(select id from users where erased_at is null and ${areOfUser(patterns)})`

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
        and ${areOfUser(patterns)} offset 0)`
    : sql`${id} = any(array${usersFor(patterns)})`
