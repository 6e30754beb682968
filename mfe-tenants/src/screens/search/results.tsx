import { isApiError, type SearchResult } from '@metrolibre/api-client'
import { Link, Navigate, useErrorText, useIntl, type UseQueryResult } from '@metrolibre/platform'
import { Box, ErrorPanel } from '@metrolibre/ui'
import { Pagination } from '@metrolibre/ui/parts'
import { useEffect, useRef } from 'react'
import { ListSkeleton } from '../../features/property-cards/list-skeleton.tsx'
import { NoResults } from '../../features/property-cards/no-results.tsx'
import { PropertyList } from '../../features/property-cards/property-list.tsx'
import { loosen } from '../../features/search-filters/loosen.ts'
import { pageCount, pagePath } from '../../features/search-filters/pages.ts'
import { resultsHeadingId } from '../../features/search-filters/results-heading.tsx'
import { placeAround } from '../../features/search-places/places-near.ts'
import { NearResults } from './near-results.tsx'
import type { SearchState } from '../../features/search-filters/use-search.ts'

interface Props {
  results: UseQueryResult<SearchResult>
  state: SearchState
  selectedId: string | undefined
  onPoint: (id: string | undefined) => void
}

/** The results: a page of cards, a message that nothing was found, or an error. */
export function SearchResults({ results, state, selectedId, onPoint }: Props) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { data, error, isPlaceholderData, isFetching } = results
  const pages = useRef<HTMLDivElement>(null)
  const { page, cursor } = state.search
  useEffect(() => {
    // Keyboard users who change the page continue at its top, to which the window has scrolled.
    if (pages.current?.contains(document.activeElement))
      document.getElementById(resultsHeadingId)?.focus({ preventScroll: true })
  }, [page, cursor])
  if (error && !data) {
    const { text, reference } = errorText(error)
    // A repeated request would be refused again, because the address itself is invalid; so a filter is
    // removed.
    const [way] = isApiError(error) && error.status === 422 ? loosen(state) : []
    return (
      <ErrorPanel
        title={formatMessage({ id: 'tenants.search.failed' })}
        text={way ? formatMessage({ id: 'tenants.search.unreadable' }) : text}
        retry={
          way
            ? { text: formatMessage({ id: way.text }), onRetry: way.act }
            : {
                text: formatMessage({ id: 'tenants.search.retry' }),
                onRetry: () => void results.refetch(),
                loading: isFetching,
              }
        }
        detail={reference}
      />
    )
  }
  if (!data) return <ListSkeleton />
  const around = placeAround(state.search, data)
  const near = around && <NearResults around={around} selectedId={selectedId} onPoint={onPoint} />
  if (data.properties.length === 0) return <NoResults loosenings={loosen(state)} near={near} />
  const existing = isPlaceholderData ? undefined : state.existing(data.page)
  return (
    <>
      {existing && <Navigate to={existing} replace />}
      <PropertyList
        properties={data.properties}
        selectedId={selectedId}
        onPoint={onPoint}
        stale={isPlaceholderData}
      />
      <Box ref={pages} mt="44px">
        <Pagination
          as={Link}
          label={formatMessage({ id: 'tenants.search.pages' })}
          page={data.page}
          pageCount={pageCount(data)}
          pageTo={(page) => pagePath(state.search, data, page)}
          previousText={formatMessage({ id: 'tenants.search.previous' })}
          nextText={formatMessage({ id: 'tenants.search.next' })}
          pageLabel={(page) => formatMessage({ id: 'tenants.search.page' }, { page })}
        />
      </Box>
    </>
  )
}
