import { useNavigate, useSearchParams } from '@metrolibre/platform'
import { useMemo } from 'react'
import { isOtherPage } from './pages.ts'
import { readSearch, searchPath, type Search } from './search-query.ts'

/** Returns the search in the address and functions to change it; each change adds a history entry. */
export const useSearch = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(params), [params])
  const view = params.get('view') ?? undefined
  const go = (to: Search, toView = view, replace = false) =>
    navigate(searchPath(to, toView), { preventScrollReset: true, replace })
  return {
    search,
    onMap: view === 'map',
    /** Changes some filters and returns to the first page. */
    change: (patch: Search) => go({ ...search, page: undefined, cursor: undefined, ...patch }),
    /** Searches in an area of the map. One area replaces another, so that stepping back leaves the area. */
    searchArea: (bbox: string) =>
      go({ ...search, page: undefined, cursor: undefined, bbox }, view, search.bbox !== undefined),
    /** On a phone, switches between the list and the map. */
    showMap: (shown: boolean) => go(search, shown ? 'map' : ''),
    clear: () => go({}),
    /** The address of the page that the results are, if the search asks for one that does not exist. */
    existing: (page: number) =>
      isOtherPage(params, page) ? searchPath({ ...search, page }, view) : undefined,
  }
}

export type SearchState = ReturnType<typeof useSearch>
