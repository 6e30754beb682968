import { adminListLimit, type ListAnswer } from '@metrolibre/contract'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { AppError } from '../errors/app-error.ts'
import { inAlphabet } from './alphabet-repository.ts'
import { readListCursor, writeListCursor, type ListCursor, type SortType } from './cursor.ts'
import { totalEntries } from './total-repository.ts'

/**
 * A value by which a list can be sorted, which must not be null and should be indexed together with the id. Texts are
 * sorted by the alphabet, so their indexes have its collation.
 */
export interface ListSort {
  readonly by: SQLWrapper
  readonly type: SortType
  /** The order when the query does not state one. */
  readonly order: 'asc' | 'desc'
}

export interface ListDefinition<Sort extends string> {
  readonly id: SQLWrapper
  readonly sorts: Readonly<Record<Sort, ListSort>>
  readonly defaultSort: Sort
}

export interface ListQuery<Sort extends string> {
  readonly sort?: Sort | undefined
  readonly order?: 'asc' | 'desc' | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** What the repository needs to read one page, and what turns its rows into an answer. */
export interface ListPage {
  /** Must be selected as `key` with each row. It becomes part of the cursors. */
  readonly key: SQL<string>
  /** The condition for the rows after (or before) the cursor; undefined on the first page. */
  readonly within: SQL | undefined
  readonly orderBy: SQL
  /** One more row than the page has, which tells whether there is another page. */
  readonly limit: number
  /** Takes the rows as they were read and the total of `countUpToLimit`. */
  readonly answer: <Row extends { id: string; key: string }>(
    rows: readonly Row[],
    total: number,
  ) => { rows: Row[]; entries: ListAnswer }
}

// Instants have milliseconds, so an integer of them identifies one exactly.
const keyText = (type: SortType, by: SQLWrapper): SQL<string> =>
  type === 'instant' ? sql`(extract(epoch from ${by}) * 1000)::bigint::text` : sql`${by}::text`
const keyValue: Readonly<Record<SortType, (value: string) => SQL>> = {
  text: (value) => sql`${value}::text`,
  integer: (value) => sql`${value}::bigint`,
  decimal: (value) => sql`${value}::numeric`,
  date: (value) => sql`${value}::date`,
  instant: (value) => sql`to_timestamp(${value}::bigint / 1000.0)::timestamptz(3)`,
}

/**
 * Plans one page of an admin list by keyset: the rows after or before a sort value and id. Deep pages cost as
 * much as the first one, and rows that are added meanwhile shift nothing.
 * @throws AppError validation when the cursor is not valid for this sort and order
 */
export function pageOfList<Sort extends string>(
  { id, sorts, defaultSort }: ListDefinition<Sort>,
  query: ListQuery<Sort>,
): ListPage {
  const sort = query.sort ?? defaultSort
  const { by: value, type, order: usualOrder } = sorts[sort]
  const by = type === 'text' ? inAlphabet(value) : value
  const order = query.order ?? usualOrder
  const size = query.limit ?? adminListLimit
  const cursor = requireCursor(query.cursor, { sort, order, type })
  const backward = cursor?.direction === 'before'
  const ascending = (order === 'asc') !== backward
  const direction = ascending ? sql`asc` : sql`desc`
  return {
    key: keyText(type, value),
    within:
      cursor &&
      sql`(${by}, ${id}) ${ascending ? sql`>` : sql`<`} (${keyValue[type](cursor.value)}, ${cursor.id}::uuid)`,
    orderBy: sql`${by} ${direction}, ${id} ${direction}`,
    limit: size + 1,
    answer: (read, total) => {
      const rows = backward ? read.slice(0, size).toReversed() : read.slice(0, size)
      return {
        rows,
        entries: listEntriesOf({ rows, hasMore: read.length > size, size, total, sort, order, cursor }),
      }
    },
  }
}

/** Reads the cursor of a query. Throws AppError validation when it was not written for this sort and order. */
export function requireCursor(
  text: string | undefined,
  asked: Parameters<typeof readListCursor>[1],
): ListCursor | undefined {
  const cursor = text === undefined ? undefined : readListCursor(text, asked)
  if (text !== undefined && !cursor)
    throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
  return cursor
}

interface ReadPage {
  readonly rows: ReadonlyArray<{ id: string; key: string }>
  readonly hasMore: boolean
  readonly size: number
  readonly total: number
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly cursor: ListCursor | undefined
}

/** Returns what an answer says about a page besides its rows, with the cursors to its neighbours. */
export const listEntriesOf = ({ rows, hasMore, size, total, sort, order, cursor }: ReadPage): ListAnswer => {
  const backward = cursor?.direction === 'before'
  // Counting back, rows that were added or removed meanwhile are noticed at the start of the list.
  const position = backward && !hasMore ? 0 : (cursor?.position ?? 0)
  const at = (row: { id: string; key: string } | undefined, direction: 'after' | 'before', next: number) =>
    row ? writeListCursor({ sort, order, direction, position: next, value: row.key, id: row.id }) : null
  const hasNext = backward || hasMore
  const hasPrevious = backward ? hasMore : position > 0
  return {
    ...totalEntries(total),
    position,
    nextCursor: hasNext ? at(rows.at(-1), 'after', position + rows.length) : null,
    previousCursor: hasPrevious ? at(rows[0], 'before', Math.max(0, position - size)) : null,
  }
}
