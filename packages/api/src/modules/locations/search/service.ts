import {
  exactTotalLimit,
  searchPageSize,
  type SearchQuery,
  type SearchResult,
  type SearchSort,
} from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KnownZone } from '../../zones/repository.ts'
import { toCard } from '../card.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { isCounted } from './filter.ts'
import { areaOf, gridOf } from './map-area.ts'
import { countKept } from './map-repository.ts'
import { placeOf } from './place.ts'
import { collectPage, findPage, readKeptCounts, type FoundRow } from './repository.ts'
import { areMany } from './sample.ts'
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
import { countsPerType, shownTotal, totalOf } from './total.ts'

/**
 * Reads the cursor of a query.
 * @throws AppError validation when the cursor was not made for this order.
 */
const cursorOf = ({ cursor }: SearchQuery, sort: SearchSort) => {
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
const hasOwnIndex = ({ type }: SearchQuery, sort: SearchSort): boolean =>
  sort === 'newest' && type === undefined

interface Counted {
  readonly rows: readonly FoundRow[]
  readonly total: number
}

/** Creates the public search (RULES.md §3). */
export const createSearch = (sql: Sql, zones: () => Promise<readonly KnownZone[]>) => {
  /** Returns a page by place and kind, whose total is known from the kept counts. */
  const browse = async (asked: PageOf, total: number): Promise<readonly FoundRow[]> =>
    isSoonSorted(asked, total)
      ? (await collectPage(sql, collectStatement(asked, 'index', undefined))).rows
      : findPage(sql, browseStatement(asked))

  /** Returns an upper bound for the matches, from the counts kept by place, kind and area. */
  const mostAt = async ({ query, place }: PageOf, atPlace: number): Promise<number> => {
    const area = areaOf(query.bbox)
    if (query.bbox === undefined || atPlace <= foundAtMost) return atPlace
    return area ? countKept(sql, { query, place, zones: await zones(), grid: gridOf(area) }) : 0
  }

  /**
   * Returns a page by other filters. Among many matches a page is found soon by walking the order; a few are
   * all collected and counted.
   */
  const filter = async (asked: PageOf, atPlace: number): Promise<Counted> => {
    const most = await mostAt(asked, atPlace)
    const few = most <= foundAtMost
    const finding = collectStatement(asked, few ? 'area' : 'index', foundAtMost)
    if (few || !(await areMany(sql, asked, finding))) {
      const found = await collectPage(sql, finding)
      if (few || found.total < foundAtMost) return found
    }
    const rows = await findPage(sql, walkStatement(asked))
    if (rows.length === rowsAsked) return { rows, total: exactTotalLimit + 1 }
    // The matches are far from the start of this order, or the order ends on this page.
    return collectPage(sql, collectStatement(asked, 'index', undefined))
  }

  return async (query: SearchQuery): Promise<SearchResult> => {
    const sort = query.sort ?? 'newest'
    const cursor = cursorOf(query, sort)
    const asked = {
      query,
      place: placeOf(query, await zones()),
      sort,
      cursor,
      page: cursor?.page ?? query.page ?? 1,
    }
    const counted = isCounted(query)
    // The newest of a place have an index of their own, so this query can run in parallel with the count.
    const early = counted && hasOwnIndex(query, sort) ? findPage(sql, browseStatement(asked)) : undefined
    const [kept, first] = await Promise.all([readKeptCounts(sql, keptCountsStatement(asked.place)), early])
    const counts = countsPerType(kept)
    const atPlace = totalOf(counts, query.type)
    const { rows, total } = counted
      ? { rows: first ?? (await browse(asked, atPlace)), total: atPlace }
      : await filter(asked, atPlace)
    return { ...pageOf(rows, asked), ...shownTotal(total), counts }
  }
}

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
