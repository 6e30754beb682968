import type { SearchResult } from '@metrolibre/api-client'
import { lastNumberedPage } from '@metrolibre/contract'
import { searchPath, type Search } from './search-query.ts'

/** Where a page of results stands among the others. */
type Paged = Omit<SearchResult, 'properties'>

/** How many pages are known of: all of them, or, where there are too many to count, one more than was reached. */
export const pageCount = ({ total, totalIsExact, page, pageSize, nextCursor }: Paged): number =>
  totalIsExact
    ? Math.ceil(total / pageSize)
    : Math.max(lastNumberedPage, page) + Number(nextCursor !== null && page >= lastNumberedPage)

/** The address of a page: by its number, and beyond the numbered ones by the position that leads to it. */
export const pagePath = (search: Search, result: Paged, page: number): string => {
  const { cursor: reached, page: _, ...asked } = search
  if (page <= lastNumberedPage) return searchPath({ ...asked, page })
  const { nextCursor, previousCursor } = result
  const step = page > result.page ? nextCursor : page < result.page ? previousCursor : reached
  return searchPath({ ...asked, cursor: step ?? undefined })
}
