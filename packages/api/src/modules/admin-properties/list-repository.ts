import type { Country, ListingStage, PropertyType } from '@metrolibre/contract'
import { and, eq, getTableColumns, inArray, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/client.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'
import { rooms } from '../../platform/db/schema/rooms.ts'
import { users } from '../../platform/db/schema/users.ts'
import { searchByWords, type WalkedWords } from '../../platform/list/by-words-repository.ts'
import type { ListDefinition, ListPage } from '../../platform/list/page-repository.ts'
import { countUpToLimit } from '../../platform/list/total-repository.ts'
import { hasWords } from '../users/words-repository.ts'

/** What an admin filters properties by. */
export interface PropertyFilter {
  /** LIKE patterns for the words of the name, as `textPatterns` returns them. */
  readonly words?: readonly string[] | undefined
  readonly type?: PropertyType | undefined
  readonly isActive?: boolean | undefined
  readonly isVerified?: boolean | undefined
  readonly stage?: ListingStage | undefined
  readonly zoneId?: string | undefined
  readonly country?: Country | undefined
  readonly ownerId?: string | undefined
  /** Whether something of it waits for an admin. */
  readonly waiting?: boolean | undefined
  /** Whether its offer is still to be recorded. */
  readonly awaitsOffer?: boolean | undefined
}

export interface ListedProperty {
  readonly property: PropertyRow
  readonly owner: { id: string; firstName: string; lastName: string }
  readonly rooms: number
  readonly offeredRooms: number
  readonly roomsToReview: number
}

const createdAt = { by: properties.createdAt, type: 'instant', order: 'desc' } as const
const byName = { by: properties.name, type: 'text', order: 'asc' } as const

export const keptList: ListDefinition<'created' | 'name'> = {
  id: properties.id,
  sorts: { created: createdAt, name: byName },
  defaultSort: 'created',
}

export const trashList: ListDefinition<'deleted' | 'name'> = {
  id: properties.id,
  sorts: { deleted: { by: properties.deletedAt, type: 'instant', order: 'desc' }, name: byName },
  defaultSort: 'deleted',
}

const waits = sql`${properties.id} in (
  select id from properties where changed_since_visit <> '{}' and deleted_at is null
  union all select property_id from rooms where awaits_review and deleted_at is null)`

/** The normalised name, each of whose words is after a space. Written as its index is, so that it is used. */
const nameWords = sql`(' ' || name_search)`

const named = ({ words = [] }: PropertyFilter) => (words.length > 0 ? hasWords(nameWords, words) : undefined)

/**
 * The same for an order by name, which is walked in its index. Of a million names each, to put a space before it or to
 * look for letters instead of bytes is what takes the time.
 */
const walkedNames = (patterns: readonly string[]): WalkedWords => {
  const words = patterns.map((pattern) => ({ pattern, ...wordOf(pattern) }))
  return {
    words: and(
      ...words.map(({ pattern, escaped, isStart }) =>
        isStart
          ? sql`(name_search like ${`${escaped}%`} collate "C" or name_search like ${pattern} collate "C")`
          : sql`name_search like ${pattern} collate "C"`,
      ),
    )!,
    starts: words.map(({ word }) => startsWith(word)),
    rest: and(...patterns.map((pattern) => sql`name_beyond_start(name, name_search) like ${pattern}`))!,
  }
}

/** For names that begin with anything but these letters, `name_beyond_start` holds the whole name. */
const rangedLetters = 8

/**
 * The range of the alphabet with all names that begin with a word, whatever their accents and capitals. It may be wider:
 * N and Ñ are one letter in words and two in the alphabet, and numbers are sorted by their value.
 */
const startsWith = (word: string): SQL => {
  if (/^\d/.test(word)) return sql`name collate spanish >= '0' and name collate spanish < 'a'`
  const [letters = ''] = /^[a-mo-z]*n?/.exec(word.slice(0, rangedLetters))!
  if (letters === '') return sql`true`
  const last = `${letters.replace(/n$/, 'ñ')}\uffff`
  return sql`name collate spanish >= ${letters} and name collate spanish < ${last}`
}

/** Returns the word of a LIKE pattern, and whether it has to be the beginning of one. */
const wordOf = (pattern: string) => {
  const escaped = pattern.replace(/^% ?(.*)%$/u, '$1')
  return { escaped, word: escaped.replaceAll(/\\(.)/gu, '$1'), isStart: pattern.startsWith('% ') }
}

/** The stages between handing in and an offer. */
const beforeOffer: ListingStage[] = ['submitted', 'visit_scheduled']

const isKept = isNull(properties.deletedAt)

/** The condition for properties that are not in the trash and match the filter. */
export const keptBy = (filter: PropertyFilter): SQL =>
  and(
    isKept,
    named(filter),
    filter.type && eq(properties.type, filter.type),
    filter.isActive === undefined ? undefined : eq(properties.isActive, filter.isActive),
    filter.isVerified === undefined ? undefined : eq(properties.isVerified, filter.isVerified),
    filter.stage && eq(properties.stage, filter.stage),
    filter.zoneId ? eq(properties.zoneId, filter.zoneId) : undefined,
    filter.country && eq(properties.country, filter.country),
    filter.ownerId ? eq(properties.ownerId, filter.ownerId) : undefined,
    filter.awaitsOffer === undefined
      ? undefined
      : filter.awaitsOffer
        ? inArray(properties.stage, beforeOffer)
        : notInArray(properties.stage, beforeOffer),
    filter.waiting === undefined ? undefined : filter.waiting ? waits : sql`not ${waits}`,
  )!

/** The condition for properties in the trash that can still be restored or deleted. */
export const trashedBy = (filter: Pick<PropertyFilter, 'words'>): SQL =>
  and(isNotNull(properties.deletedAt), isNull(properties.erasedAt), named(filter))!

/** Selects the ids of the properties of a filter. */
export const selectPropertyIds = (filter: PropertyFilter): SQL =>
  sql`select ${properties.id} as id from ${properties} where ${keptBy(filter)}`

export const countListedProperties = (db: Queryable, where: SQL): Promise<number> =>
  countUpToLimit(db, sql`select 1 from ${properties} where ${where}`)

const roomCount = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${rooms} where ${rooms.propertyId} = ${properties.id}
    and ${rooms.deletedAt} is null and ${condition})`

/** Reads one page of the properties whose names have words, and how many there are. */
export async function listByWords(
  db: Database,
  filter: PropertyFilter,
  page: ListPage,
  isByName: boolean,
): Promise<{ read: Awaited<ReturnType<typeof listProperties>>; total: number }> {
  const { ids, total } = await searchByWords(db, {
    table: sql`properties`,
    kept: isKept,
    words: named(filter)!,
    where: keptBy(filter),
    page,
    walked: isByName ? walkedNames(filter.words ?? []) : undefined,
  })
  const read =
    ids.length > 0
      ? await listProperties(db, inArray(properties.id, ids), { ...page, within: undefined })
      : []
  return { read, total }
}

/** Reads one page of a list, with owners and numbers of rooms. */
export const listProperties = async (
  db: Queryable,
  where: SQL,
  { key, within, orderBy, limit }: ListPage,
): Promise<(ListedProperty & { id: string; key: string })[]> => {
  const found = await db
    .select({
      id: properties.id,
      key: key.as('key'),
      property: getTableColumns(properties),
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      rooms: roomCount(sql`true`),
      offeredRooms: roomCount(sql`${rooms.isActive}`),
      roomsToReview: roomCount(sql`${rooms.awaitsReview}`),
    })
    .from(properties)
    .innerJoin(users, eq(users.id, properties.ownerId))
    .where(and(where, within))
    .orderBy(orderBy)
    .limit(limit)
  return found
}
