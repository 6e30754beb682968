import type { AuditEntityName } from '@metrolibre/contract'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { findsMany } from '../../platform/list/frequent-repository.ts'
import { escapeLike, textPatterns } from '../../platform/list/text-patterns.ts'
import { areOfUser, hasWords, usersFor } from '../users/words-repository.ts'

/** Matches an id or a request, or its beginning: all of them have a digit early on, and words have none. */
const code = /^(?=.*\d)[\w-]{6,64}$/

/** What the screens call the pages of the covers, in both languages. */
const coverNames = sql`(1, 'Portada Inicio Cover Home'), (2, 'Portada Busco espacio Cover Find space'),
  (3, 'Portada Tengo espacio Cover List space')`

const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`

/** Where the names of things are found, and by which kinds their changes are recorded. */
interface Named {
  readonly entities: readonly AuditEntityName[]
  readonly table: SQL
  /** A normalised text, or how words are found. */
  readonly words: SQL | ((patterns: readonly string[]) => SQL)
  /** What can not be found any more. */
  readonly gone?: SQL
  /** There may be very many, whose words have an index. */
  readonly isLarge?: true
}

const named: readonly Named[] = [
  {
    entities: ['user'],
    table: sql`users`,
    words: (patterns) => areOfUser(patterns, sql`words_search`),
    gone: sql`erased_at is not null`,
    isLarge: true,
  },
  { entities: ['reservation'], table: sql`reservations`, words: sql`words_search`, isLarge: true },
  {
    entities: ['property', 'commission'],
    table: sql`properties`,
    words: sql`' ' || name_search`,
    gone: sql`deleted_at is not null`,
    isLarge: true,
  },
  {
    entities: ['publication'],
    table: sql`publications`,
    words: sql`search_text(' ' || title || ' ' || description)`,
    gone: sql`deleted_at is not null`,
    isLarge: true,
  },
  {
    entities: ['review'],
    table: sql`reviews`,
    words: sql`search_text(' ' || title || ' ' || comment)`,
    isLarge: true,
  },
  { entities: ['zone'], table: sql`zones`, words: sql`search_text(' ' || name || ' ' || city)` },
  { entities: ['teamMember'], table: sql`team_members`, words: sql`search_text(' ' || name)` },
  {
    entities: ['testimonial'],
    table: sql`testimonials`,
    words: sql`search_text(' ' || coalesce(name, ''))`,
  },
  { entities: ['room'], table: sql`rooms`, words: sql`search_text(' ' || name)` },
  {
    entities: ['job'],
    table: sql`jobs`,
    words: sql`search_text(' ' || title || ' ' || coalesce(title_en, ''))`,
  },
  { entities: ['transfer'], table: sql`owner_transfers`, words: sql`search_text(' ' || reference)` },
]

const isMeant = ({ words, gone }: Named, patterns: readonly string[]): SQL =>
  sql`${typeof words === 'function' ? words(patterns) : hasWords(words, patterns)} ${gone ? sql`and not (${gone})` : sql``}`

/** Selects what has the words of a search in its name, as changes are recorded of it. */
const thingsNamed = (kind: Named, patterns: readonly string[]): SQL =>
  sql`select kind, id::text from ${kind.table}, unnest(${textArray(kind.entities)}) kind
    where ${isMeant(kind, patterns)}`

/** The same for things that are not recorded by an id of a table. */
const othersNamed = (patterns: readonly string[]): SQL[] => [
  sql`select 'currency', country from currencies
    where ${hasWords(sql`search_text(' Moneda Currency ' || country || ' ' || currency)`, patterns)}`,
  sql`select 'cover', id::text from (values ${coverNames}) covers (id, name)
    where ${hasWords(sql`search_text(' ' || name)`, patterns)}`,
]

/**
 * The condition for changes of one kind of things, which looks up the thing of each change: `offset 0` keeps the database
 * from collecting all that have the words.
 */
const lookedUp = (kind: Named, patterns: readonly string[]): SQL => {
  const isOfKind = sql`${auditLog.entity} = any(${textArray(kind.entities)})`
  return sql`(${isOfKind} and exists (select from ${kind.table} things
    where things.id = case when ${isOfKind} then ${auditLog.entityId}::uuid end and ${isMeant(kind, patterns)} offset 0))`
}

/**
 * What is recorded by an id of these tables has random ids. So many different things in the lowest sixteenth of all ids prove
 * that there are more than 1,000: with fewer, one of 10^8 searches would find as many there.
 */
const sampled = sql`${auditLog.entityId} < '1'`
export const sampleProof = 111

/** Returns those who made a change and are meant by the words. Each of the few is found by one step in an index. */
async function findActors(db: Queryable, patterns: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with recursive actors as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_log where actor_id > actors.actor_id order by actor_id limit 1)
      from actors where actors.actor_id is not null
    )
    select id from users where id in (select actor_id from actors) and id in ${usersFor(patterns)}`)
  return rows.map(({ id }) => id)
}

export interface MeantChanges {
  readonly condition: SQL
  /** The condition for changes of `sampleProof` different things in a sample, for words that very many things have. */
  readonly sample?: SQL
}

/**
 * Returns the condition for changes that are meant by what an admin typed: who made them, what they concern by its name
 * of today, or its code or that of the request. Undefined for a text without words.
 *
 * For rare words it begins with the things that have them, whose changes an index finds. A list of all things with
 * frequent words would be long, and their changes are soon found in the order of the record.
 */
export async function changesFor(db: Queryable, text: string): Promise<MeantChanges | undefined> {
  const patterns = textPatterns(text)
  if (patterns.length === 0) return undefined
  const [actors, ...areMany] = await Promise.all([
    findActors(db, patterns),
    ...named.map((kind) => kind.isLarge && findsMany(db, thingsNamed(kind, patterns))),
  ])
  const rare = named.filter((_, index) => !areMany[index]).map((kind) => thingsNamed(kind, patterns))
  const many = named.filter((_, index) => areMany[index])
  const frequent = many.map((kind) => lookedUp(kind, patterns))
  const typed = text.trim().toLowerCase()
  const byCode = code.test(typed)
    ? [sql`${auditLog.entityId} like ${`${escapeLike(typed)}%`}`, sql`${auditLog.requestId} = ${text.trim()}`]
    : []
  const ways = [
    sql`(${auditLog.entity}, ${auditLog.entityId}) in (${sql.join([...rare, ...othersNamed(patterns)], sql` union all `)})`,
    ...(actors.length > 0 ? [inArray(auditLog.actorId, actors)] : []),
    ...frequent,
    ...byCode,
  ]
  const condition = sql`(${sql.join(ways, sql` or `)})`
  if (many.length === 0) return { condition }
  const kinds = textArray(many.map(({ entities }) => entities[0]!))
  const sample = sql`${auditLog.entity} = any(${kinds}) and ${sampled} and (${sql.join(frequent, sql` or `)})`
  return { condition, sample }
}
