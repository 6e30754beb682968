import {
  exactTotalLimit,
  searchPageSize,
  type SearchQuery,
  type SearchResult,
  type SearchSort,
} from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KnownZone } from '../../zones/known-zones.ts'
import { toCard } from '../card.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { isCounted } from './filter.ts'
import { placeOf, type Place } from './place.ts'
import { countMatches, findPage, readKeptCounts, type FoundRow } from './repository.ts'
import { wordPatterns } from './normalize.ts'
import {
  countStatement,
  keptCountsStatement,
  pageStatement,
  sampleSize,
  sampleStatement,
  keySeparator,
} from './statement.ts'
import { countsPerType, shownTotal, totalOf } from './total.ts'

/** Words that more of the sample hold are frequent: 6 %, where walking and the index take about as long. */
export const sampleShare = sampleSize * 0.06

/** Whether the words of a search are soon met when the newest are walked. */
export const isFrequent = async (sql: Sql, query: SearchQuery, place: Place): Promise<boolean> =>
  wordPatterns(query.q ?? '').length > 0 &&
  (await countMatches(sql, sampleStatement(query, place))) > sampleShare

/** @throws AppError validation when the cursor was not made for this order. */
const positionOf = ({ cursor }: SearchQuery, sort: SearchSort) => {
  if (cursor === undefined) return undefined
  const position = readCursor(cursor, sort)
  if (!position)
    throw new AppError('validation', { fields: [{ path: 'cursor', code: 'validation.invalid' }] })
  return position
}

/** A kind that is rare at its place, or by size or price, is met seldom when another order is walked. */
const hasOwnIndex = ({ type }: SearchQuery, sort: SearchSort): boolean =>
  sort === 'newest' && type === undefined

/** The public search. RULES §3. */
export const createSearch = (sql: Sql, zones: () => Promise<readonly KnownZone[]>) => {
  /** Frequent words are counted by walking, which ends soon; rare ones through the index of their letters. */
  const countAt = async (query: SearchQuery, place: Place): Promise<number> => {
    const approach = (await isFrequent(sql, query, place)) ? 'walk' : 'collect'
    return countMatches(sql, countStatement(query, place, approach))
  }

  /** Counts first, because how many there are decides how the page is found. */
  const totals = async (query: SearchQuery, place: Place) => {
    const kept = readKeptCounts(sql, keptCountsStatement(place))
    const counted = isCounted(query) ? undefined : countAt(query, place)
    const [rows, matches] = await Promise.all([kept, counted])
    const counts = countsPerType(rows)
    return { counts, total: matches ?? totalOf(counts, query.type) }
  }

  return async (query: SearchQuery): Promise<SearchResult> => {
    const sort = query.sort ?? 'newest'
    const cursor = positionOf(query, sort)
    const page = cursor?.page ?? query.page ?? 1
    const place = placeOf(query, await zones())
    const find = (few: boolean) => findPage(sql, pageStatement({ query, place, sort, cursor, page, few }))
    // The newest of a place have an index of their own and need not wait for the count.
    const early = isCounted(query) && hasOwnIndex(query, sort) ? find(false) : undefined
    const { counts, total } = await totals(query, place)
    const rows = early ? await early : await find(total <= exactTotalLimit)
    return { ...pageOf(rows, { page, sort, cursor }), ...shownTotal(total), counts }
  }
}

interface Position {
  readonly page: number
  readonly sort: SearchSort
  readonly cursor: ReturnType<typeof readCursor>
}

/** Cuts the extra row off and names the positions before and after. */
const pageOf = (rows: readonly FoundRow[], { page, sort, cursor }: Position) => {
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
