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

/** Fewer digits than these are in almost every phone number. */
const leastPhoneDigits = 4

/** The pattern of a typed phone number or of a part of one, however its digits are grouped. None for other words. */
export function phonePattern(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  return /^[+\d().-]+$/.test(typed) && digits.length >= leastPhoneDigits ? `%${digits}%` : undefined
}

/** The digits of both numbers of a user, written as in the index `users_phones`. */
const phones = sql`regexp_replace(coalesce(phone, '') || ' ' || coalesce(whatsapp, ''), '[^0-9 ]', '', 'g')`

const wordOf = (pattern: string): string => pattern.replace(/^% ?(.*)%$/, '$1')

/** The forms in which a word is found among those of a user: as it is and, of a number, as its marks. */
const formsOf = (pattern: string): string[] => [pattern, ...markPatterns(wordOf(pattern))]

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`
const allOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`

/** Patterns in their order, with adjacent ones of digits put together: they may be the groups of one phone number. */
const withDigitsTogether = (patterns: readonly string[]): string[][] => {
  const isDigits = (pattern: string) => /^[+\d().-]+$/.test(wordOf(pattern))
  const groups: string[][] = []
  for (const pattern of patterns) {
    const last = groups.at(-1)
    if (last && isDigits(pattern) && isDigits(last[0]!)) last.push(pattern)
    else groups.push([pattern])
  }
  return groups
}

/** All words of a search in those of a user; groups of digits may also be one of the user's phone numbers. */
export const areOfUser = (patterns: readonly string[], words = userWords): SQL =>
  sql.join(
    withDigitsTogether(patterns).map((group) => {
      const asWords = allOf(
        group.map((each) => anyOf(formsOf(each).map((form) => sql`${words} like ${form}`))),
      )
      const phone = phonePattern(group.map(wordOf).join(''))
      return phone ? anyOf([asWords, sql`${phones} like ${phone}`]) : asWords
    }),
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
 * of a list, one by one: `offset 0` keeps the database from collecting them anyway.
 */
export const isUserFor = (id: SQL, patterns: readonly string[], many: boolean): SQL =>
  many
    ? sql`exists (select from users where users.id = ${id} and erased_at is null
        and ${areOfUser(patterns)} offset 0)`
    : sql`${id} = any(array${usersFor(patterns)})`
