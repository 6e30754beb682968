import type { AuditEntityName } from '@metrolibre/contract'
import { sql, type SQL } from 'drizzle-orm'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { escapeLike, textPatterns } from '../../platform/list/text-patterns.ts'
import { hasWords, usersFor } from '../users/words-repository.ts'

const code = /^[\w-]{6,64}$/

/** What the screens call the pages of the covers, in both languages. */
const coverNames = sql`(1, 'Portada Inicio Cover Home'), (2, 'Portada Busco espacio Cover Find space'),
  (3, 'Portada Tengo espacio Cover List space')`

/** The id of what a change is recorded by. Only some kinds of things have ids that are UUIDs. */
const idOf = (entity: AuditEntityName): SQL =>
  sql`case when ${auditLog.entity} = ${entity} then ${auditLog.entityId}::uuid end`

/** The kinds of things with their tables, and where their names are found. */
const named: ReadonlyArray<readonly [AuditEntityName, table: SQL, words: SQL]> = [
  ['user', sql`users`, sql`words_search`],
  ['reservation', sql`reservations`, sql`words_search`],
  ['property', sql`properties`, sql`name_search`],
  ['commission', sql`properties`, sql`name_search`],
  ['zone', sql`zones`, sql`search_text(' ' || name || ' ' || city)`],
  ['publication', sql`publications`, sql`search_text(' ' || title || ' ' || description)`],
  ['review', sql`reviews`, sql`search_text(' ' || title || ' ' || comment)`],
  ['teamMember', sql`team_members`, sql`search_text(' ' || name)`],
  ['testimonial', sql`testimonials`, sql`search_text(' ' || coalesce(name, ''))`],
  ['room', sql`rooms`, sql`search_text(' ' || name)`],
  ['job', sql`jobs`, sql`search_text(' ' || title || ' ' || coalesce(title_en, ''))`],
  ['transfer', sql`owner_transfers`, sql`search_text(' ' || reference)`],
]

/** What of a table can not be found any more. */
const gone: Partial<Record<AuditEntityName, SQL>> = {
  user: sql`and erased_at is null`,
  property: sql`and deleted_at is null`,
  commission: sql`and deleted_at is null`,
  publication: sql`and deleted_at is null`,
}

/**
 * The conditions for changes of what has the words of a search in its name. Each asks about one thing at a time, so that
 * the database can walk the changes for frequent words, where a list of all things with them would be long, and collect
 * the things first for rare ones.
 */
const ofThingsNamed = (patterns: readonly string[]): SQL[] => [
  ...named.map(
    ([entity, table, words]) => sql`(${auditLog.entity} = ${entity} and exists (select from ${table} things
      where things.id = ${idOf(entity)} and ${hasWords(words, patterns)} ${gone[entity] ?? sql``}))`,
  ),
  sql`(${auditLog.entity} = 'currency' and ${auditLog.entityId} in (select country from currencies
    where ${hasWords(sql`search_text(' Moneda Currency ' || country || ' ' || currency)`, patterns)}))`,
  sql`(${auditLog.entity} = 'cover' and ${auditLog.entityId} in (select id::text from (values ${coverNames}) covers (id, name)
    where ${hasWords(sql`search_text(' ' || name)`, patterns)}))`,
]

/**
 * The condition for changes that are meant by what an admin typed: who made them, what they concern by its name of
 * today, or its code or that of the request. Undefined for a text without words.
 */
export function changesFor(text: string): SQL | undefined {
  const patterns = textPatterns(text)
  if (patterns.length === 0) return undefined
  const typed = text.trim().toLowerCase()
  const byCode = code.test(typed)
    ? [sql`${auditLog.entityId} like ${`${escapeLike(typed)}%`}`, sql`${auditLog.requestId} = ${text.trim()}`]
    : []
  const ways = [sql`${auditLog.actorId} in ${usersFor(patterns)}`, ...ofThingsNamed(patterns), ...byCode]
  return sql`(${sql.join(ways, sql` or `)})`
}
