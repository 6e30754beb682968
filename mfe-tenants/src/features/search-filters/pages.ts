import type { SearchResult } from '@metrolibre/api-client'
import { lastNumberedPage } from '@metrolibre/contract'
import { searchPath, type Search } from './search-query.ts'

/** The position of a page of results. */
type Paged = Omit<SearchResult, 'properties'>

/**
 * Returns how many pages are known: all of them, or one more than was reached when there are too many to
 * count.
 */
export const pageCount = ({ total, totalIsExact, page, pageSize, nextCursor }: Paged): number =>
  totalIsExact
    ? Math.ceil(total / pageSize)
    : Math.max(lastNumberedPage, page) + Number(nextCursor !== null && page >= lastNumberedPage)

/** Returns the address of a page: by its number, or beyond the numbered pages by its cursor. */
export const pagePath = (search: Search, result: Paged, page: number): string => {
  const { cursor: reached, page: _, ...asked } = search
  if (page <= lastNumberedPage) return searchPath({ ...asked, page })
  const { nextCursor, previousCursor } = result
  const step = page > result.page ? nextCursor : page < result.page ? previousCursor : reached
  return searchPath({ ...asked, cursor: step ?? undefined })
}

/** Tells whether an address asks for another page than the one that the results are, as an old link may. */
export const isOtherPage = (address: URLSearchParams, page: number): boolean =>
  !address.has('cursor') && address.has('page') && address.get('page') !== String(page)
