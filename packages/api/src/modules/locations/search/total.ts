import { exactTotalLimit, type SearchQuery, type SearchResult } from '@metrolibre/contract'
import type { KeptCount } from './repository.ts'

type Counts = SearchResult['counts']

/** Kept counts as the chips show them; what is rented by the hour is counted under its kind as well. */
export const countsPerType = (rows: readonly KeptCount[]): Counts => {
  const counts: Counts = { room: 0, entire: 0, galpon: 0, terreno: 0, hours: 0 }
  for (const { type, rental_mode, total } of rows) {
    counts[type] += total
    if (rental_mode === 'hour') counts.hours += total
  }
  return counts
}

/** How many properties a search by place and kind alone has. */
export const totalOf = (counts: Counts, type: SearchQuery['type']): number =>
  type ? counts[type] : counts.room + counts.entire + counts.galpon + counts.terreno

/** Totals are exact to 1,000; beyond, only that there are more is said. RULES §3. */
export const shownTotal = (total: number): { total: number; totalIsExact: boolean } => ({
  total: Math.min(total, exactTotalLimit),
  totalIsExact: total <= exactTotalLimit,
})
