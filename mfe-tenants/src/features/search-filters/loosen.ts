import { countMore } from './search-query.ts'
import type { SearchState } from './use-search.ts'

/**
 * Returns which filters could be removed from a search without results, the least important first; starting
 * over comes last.
 */
export const loosen = ({ search, change, clear }: SearchState) => {
  const { page, cursor, bbox, maxPrice, minPrice, type } = search
  const ways = [
    { id: 'page', when: cursor !== undefined || (page ?? 1) > 1, act: () => change({}) },
    { id: 'area', when: bbox !== undefined, act: () => change({ bbox: undefined }) },
    {
      id: 'price',
      when: maxPrice !== undefined || minPrice !== undefined,
      act: () => change({ minPrice: undefined, maxPrice: undefined }),
    },
    {
      id: 'more',
      when: countMore({ ...search, minPrice: undefined }) > 0,
      act: () =>
        change({
          services: undefined,
          use: undefined,
          facts: undefined,
          minHeight: undefined,
          from: undefined,
          to: undefined,
          minArea: undefined,
          maxArea: undefined,
        }),
    },
    { id: 'type', when: type !== undefined, act: () => change({ type: undefined }) },
    { id: 'all', when: true, act: clear },
  ] as const
  return ways
    .filter(({ when }) => when)
    .map(({ id, act }) => ({ id, act, text: `tenants.search.without.${id}` as const }))
}
