import {
  exactTotalLimit,
  searchPageSize,
  type SearchQuery,
  type SearchResult,
  type SearchType,
} from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KnownZone } from '../../zones/repository.ts'
import { toCard } from '../card.ts'
import { readCursor, writeCursor, type OrderName } from './cursor.ts'
import { hasKeptCount, type FoundQuery } from './filter.ts'
import { areaOf, gridOf } from './map-area.ts'
import { countKept } from './map-repository.ts'
import { orderOf } from './order.ts'
import { searchPlaceOf } from './place.ts'
import { collectPage, findPage, readKeptCounts, type FoundRow } from './repository.ts'
import { tellBySamples } from './sample.ts'
import {
  browseStatement,
  collectStatement,
  foundAtMost,
  isSoonSorted,
  keptCountsStatement,
  keySeparator,
  rowsAsked,
  walkStatement,
  type PageOf,
} from './statement.ts'
import { comparable, comparesKinds, countsPerType, ofOneKind, shownTotal, totalOf, unknown } from './total.ts'
import { knownParts } from './word-parts.ts'

/**
 * Reads the cursor of a query.
 * @throws AppError validation when the cursor was not made for this order.
 */
const cursorOf = ({ cursor }: SearchQuery, sort: OrderName) => {
  if (cursor === undefined) return undefined
  const position = readCursor(cursor, sort)
  if (!position)
    throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
  return position
}

/**
 * Tells whether the order has an index in which every row matches. In any other index, matches of a rare kind
 * or by size or price would be far apart.
 */
const hasOwnIndex = ({ type }: SearchQuery, sort: OrderName): boolean =>
  (sort === 'newest' || sort.startsWith('newest:')) && type === undefined

type Kinds = SearchResult['counts']

interface Counted {
  readonly rows: readonly FoundRow[]
  readonly total: number
  readonly kinds: Kinds
}

/** Creates a function that finds a page of properties by filters, as they are (RULES.md §3). */
export const createFinder = (sql: Sql, zones: () => Promise<readonly KnownZone[]>) => {
  const partCounts = knownParts(sql)

  /** Returns a page by place and kind, whose total is known from the kept counts. */
  const browse = async (asked: PageOf, total: number): Promise<readonly FoundRow[]> =>
    isSoonSorted(asked, total)
      ? (await collectPage(sql, collectStatement(asked, { by: 'index', limit: undefined }))).rows
      : findPage(sql, browseStatement(asked))

  /** Returns an upper bound for the matches, from the counts kept by place, kind and area. */
  const mostAt = async ({ query, place }: PageOf, atPlace: number): Promise<number> => {
    const area = areaOf(query.bbox)
    if (query.bbox === undefined || atPlace <= foundAtMost) return atPlace
    return area ? countKept(sql, { query, place, zones: await zones(), grid: gridOf(area) }) : 0
  }

  /**
   * Returns a page by other filters. Among many matches a page is found soon by walking the order; a few are
   * all collected and counted, those of the other kinds too where the place has only a few properties.
   */
  const filter = async (asked: PageOf, atPlace: Record<SearchType, number>): Promise<Counted> => {
    const { query } = asked
    const kindsOf = (found: Awaited<ReturnType<typeof collectPage>>): Counted => ({
      ...found,
      kinds: query.type ? ofOneKind(query.type, found.total) : comparable(query, found.kinds),
    })
    if (comparesKinds(query) && totalOf(atPlace, undefined) <= foundAtMost) {
      const statement = collectStatement(asked, { by: 'area', limit: foundAtMost, everyKind: true })
      const found = await collectPage(sql, statement)
      return { ...found, kinds: comparable(query, found.kinds) }
    }
    const most = await mostAt(asked, totalOf(atPlace, query.type))
    if (most <= foundAtMost)
      return kindsOf(await collectPage(sql, collectStatement(asked, { by: 'area', limit: foundAtMost })))
    const { many, parts } = await tellBySamples(sql, asked, partCounts)
    if (!many) {
      const collecting = collectStatement(asked, { by: 'index', parts, limit: foundAtMost })
      const found = await collectPage(sql, collecting)
      if (found.total < foundAtMost) return kindsOf(found)
    }
    const rows = await findPage(sql, walkStatement(asked))
    if (rows.length === rowsAsked) return { rows, total: exactTotalLimit + 1, kinds: unknown }
    // The matches are far from the start of this order, or the order ends on this page.
    return kindsOf(await collectPage(sql, collectStatement(asked, { by: 'index', parts, limit: undefined })))
  }

  const find = async (query: FoundQuery): Promise<SearchResult> => {
    const place = searchPlaceOf(query, await zones())
    const sort = orderOf(query, place)
    const cursor = cursorOf(query, sort)
    const asked = { query, place, sort, cursor, page: cursor?.page ?? query.page ?? 1 }
    const counted = hasKeptCount(query)
    // The newest of a place have an index of their own, so this query can run in parallel with the count.
    const early = counted && hasOwnIndex(query, sort) ? findPage(sql, browseStatement(asked)) : undefined
    const [kept, first] = await Promise.all([readKeptCounts(sql, keptCountsStatement(asked.place)), early])
    const counts = countsPerType(kept)
    const atPlace = totalOf(counts, query.type)
    const { rows, total, kinds } = counted
      ? { rows: first ?? (await browse(asked, atPlace)), total: atPlace, kinds: counts }
      : await filter(asked, counts)
    // A page after the last one, as in an old link.
    if (rows.length === 0 && total > 0 && !cursor)
      return find({ ...query, page: Math.ceil(total / searchPageSize) })
    return { ...pageOf(rows, asked), ...shownTotal(total), counts: kinds }
  }
  return find
}

export type Find = ReturnType<typeof createFinder>

/** Removes the extra row and writes the cursors before and after the page. */
const pageOf = (rows: readonly FoundRow[], { page, sort, cursor }: PageOf) => {
  const backwards = cursor?.direction === 'before'
  const kept = rows.slice(0, searchPageSize)
  const shown = backwards ? kept.toReversed() : kept
  const more = rows.length > searchPageSize
  const edge = (row: FoundRow | undefined, direction: 'after' | 'before', to: number) =>
    row ? writeCursor({ sort, direction, page: Math.max(1, to), keys: row.keys.split(keySeparator) }) : null
  return {
    locations: shown.map(toCard),
    page,
    pageSize: searchPageSize,
    nextCursor: backwards || more ? edge(shown.at(-1), 'after', page + 1) : null,
    previousCursor: (backwards ? more : page > 1) ? edge(shown[0], 'before', page - 1) : null,
  }
}
