import { sql, type SQL } from 'drizzle-orm'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { escapeLike, textPatterns } from '../../platform/list/text-patterns.ts'
import { reservationsNamed } from '../reservation-core/words-repository.ts'
import { hasWords, usersFor } from '../users/words-repository.ts'

const code = /^[\w-]{6,64}$/

/** What the screens call the pages of the covers, in both languages. */
const coverNames = sql`(1, 'Portada Inicio Cover Home'), (2, 'Portada Busco espacio Cover Find space'),
  (3, 'Portada Tengo espacio Cover List space')`

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
    where ${hasWords(sql`search_text(' ' || coalesce(name, ''))`, patterns)}
  union all select 'room', id::text from rooms
    where ${hasWords(sql`search_text(' ' || name)`, patterns)}
  union all select 'job', id::text from jobs
    where ${hasWords(sql`search_text(' ' || title || ' ' || coalesce(title_en, ''))`, patterns)}
  union all select 'transfer', id::text from owner_transfers
    where ${hasWords(sql`search_text(' ' || reference)`, patterns)}
  union all select 'commission', id::text from properties
    where deleted_at is null and ${hasWords(sql`name_search`, patterns)}
  union all select 'currency', country from currencies
    where ${hasWords(sql`search_text(' ' || country || ' ' || currency)`, patterns)}
  union all select 'cover', id::text from (values ${coverNames}) covers (id, name)
    where ${hasWords(sql`search_text(' ' || name)`, patterns)})`

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
