import { sql, type SQL } from 'drizzle-orm'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { escapeLike, textPatterns } from '../../platform/list/text-patterns.ts'
import { reservationsNamed } from '../reservation-core/words-repository.ts'
import { hasWords, usersFor } from '../users/words-repository.ts'

const code = /^[\w-]{6,64}$/

/** Selects what has the words of a search in its name, as the pairs of kind and id by which changes are recorded. */
const thingsNamed = (patterns: readonly string[]): SQL => sql`(
  select 'user', id::text from ${usersFor(patterns)} users
  union all select 'reservation', id::text from ${reservationsNamed(patterns)} reservations
  union all select 'property', id::text from properties
    where deleted_at is null and ${hasWords(sql`name_search`, patterns)}
  union all select 'zone', id::text from zones
    where ${hasWords(sql`search_text(' ' || name || ' ' || city)`, patterns)}
  union all select 'publication', id::text from publications
    where deleted_at is null and ${hasWords(sql`search_text(' ' || title || ' ' || description)`, patterns)}
  union all select 'review', id::text from reviews
    where ${hasWords(sql`search_text(' ' || title || ' ' || comment)`, patterns)}
  union all select 'teamMember', id::text from team_members
    where ${hasWords(sql`search_text(' ' || name)`, patterns)}
  union all select 'testimonial', id::text from testimonials
    where ${hasWords(sql`search_text(' ' || coalesce(name, ''))`, patterns)})`

/**
 * The condition for changes that are meant by what an admin typed: who made them, what they concern by its name of
 * today, or its code or that of the request. Undefined for a text without words.
 */
export function changesFor(text: string): SQL | undefined {
  const patterns = textPatterns(text)
  if (patterns.length === 0) return undefined
  const typed = text.trim().toLowerCase()
  const byCode = code.test(typed)
    ? sql`or ${auditLog.entityId} like ${`${escapeLike(typed)}%`} or ${auditLog.requestId} = ${text.trim()}`
    : sql``
  return sql`(${auditLog.actorId} in ${usersFor(patterns)}
    or (${auditLog.entity}, ${auditLog.entityId}) in ${thingsNamed(patterns)} ${byCode})`
}
