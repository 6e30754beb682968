import { exactTotalLimit, type KindCounts, type SearchQuery, type SearchResult } from '@metrolibre/contract'
import { isFilteredByPrice } from './filter.ts'
import type { KeptCount } from './repository.ts'

type Counts = KindCounts
type Shown = SearchResult['counts']

/** No kind was counted. */
export const unknown: Shown = { room: null, entire: null, galpon: null, terreno: null, hours: null }

/** Only the kind that was asked for was counted. */
export const ofOneKind = (type: keyof Counts, total: number): Shown => ({ ...unknown, [type]: total })

/** With a limit of price, what is rented by the hour has a limit of its own, so it is not counted together with the others. */
export const comparable = (query: SearchQuery, counts: Counts): Shown =>
  isFilteredByPrice(query) ? { ...counts, hours: null } : counts

/** Tells whether all kinds can be counted under the filters of a search. */
export const comparesKinds = (query: SearchQuery): boolean =>
  query.type !== 'hours' || !isFilteredByPrice(query)

/**
 * Turns kept counts into those shown on the filter chips. Places rented by the hour are counted under their
 * kind as well.
 */
export const countsPerType = (rows: readonly KeptCount[]): Counts => {
  const counts: Counts = { room: 0, entire: 0, galpon: 0, terreno: 0, hours: 0 }
  for (const { type, rental_mode, total } of rows) {
    counts[type] += total
    if (rental_mode === 'hour') counts.hours += total
  }
  return counts
}

/** Returns the total of a search by place and kind alone. */
export const totalOf = (counts: Counts, type: SearchQuery['type']): number =>
  type ? counts[type] : counts.room + counts.entire + counts.galpon + counts.terreno

/**
 * Limits a total: it is exact up to 1,000, and beyond that the answer only says that there are more
 * (RULES.md §3.69).
 */
export const shownTotal = (total: number): { total: number; totalIsExact: boolean } => ({
  total: Math.min(total, exactTotalLimit),
  totalIsExact: total <= exactTotalLimit,
})
