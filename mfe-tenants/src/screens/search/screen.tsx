import { properties } from '@metrolibre/api-client'
import { useCountry, useIntl, useNavigationType, useQuery } from '@metrolibre/platform'
import { Box, Container, useMapless, VisuallyHidden } from '@metrolibre/ui'
import { Suspense, useDeferredValue, useState } from 'react'
import { lazyPart, useAdopted, useMedia } from '@metrolibre/platform/browser'
import { ListSkeleton } from '../../features/property-cards/list-skeleton.tsx'
import { FilterBar } from '../../features/search-filters/filter-bar.tsx'
import { SaveSearch } from '../../features/saved-searches/save-search.tsx'
import { ResultsHeading } from '../../features/search-filters/results-heading.tsx'
import { ResultsNote } from '../../features/search-filters/results-note.tsx'
import { askedFrom, isSearching } from '../../features/search-filters/search-query.ts'
import { SortSelect } from '../../features/search-filters/sort-select.tsx'
import { useSearch } from '../../features/search-filters/use-search.ts'
import { MapBeside } from '../../features/search-map/map-beside.tsx'
import { MapAwaited, MapInstead } from '../../features/search-map/map-instead.tsx'
import { Mapless } from '../../features/search-map/mapless.tsx'
import { MapSwitch, MapSwitchMissing } from '../../features/search-map/map-switch.tsx'
import { SearchPlaces } from './places.tsx'
import { SearchResults } from './results.tsx'
import { SearchCover } from './search-cover.tsx'

export { head, prefetch, showsAtOnce, titleAtOnce } from './route.ts'

/** Loaded when needed: only searches by words, by use or by facts show it, and the first view of the page is neither. */
const UnderstoodNote = lazyPart(
  () => import('../../features/search-filters/understood-note.tsx'),
  () => null,
)

/** The search for properties. Its filters are in the URL; a list is shown with a map next to it, or instead of it. */
export function Screen() {
  const state = useSearch()
  const { search } = state
  const { formatMessage } = useIntl()
  const { country } = useCountry()
  const results = useQuery(properties.search(askedFrom(search, country)))
  // Words that ask for what costs little order it, unless another order was chosen.
  const ordered = {
    ...search,
    ...(!search.sort && results.data?.understood?.cheap && { sort: 'price_asc' as const }),
  }
  // Who follows a link sees the top of the page before the list, which takes a slow phone longer to draw.
  const follows = useNavigationType() === 'PUSH'
  const isListDue = useDeferredValue(true, !follows)
  const [selectedId, select] = useState<string>()
  const [follow, setFollow] = useState(false)
  const wide = useMedia('(min-width: 1024px)')
  // The map and the button that leads to it find it out.
  const isMapless = useMapless(false)
  const asksForMap = state.onMap && !isMapless
  const onMap = useAdopted(asksForMap && !wide, false)
  // Until the width of the window is known, the space for the map is reserved in case it is narrow, and what
  // would have to disappear is not shown.
  const unlessMap = <Display extends string>(display: Display) => ({
    display: { base: asksForMap ? 'none' : display, lg: display },
  })
  const listed = (isListDue && results.data?.properties) || []
  const { page: _page, cursor: _cursor, sort: _sort, ...filters } = search
  const map = {
    listed,
    filters,
    selectedId,
    onSelect: select,
    onArea: state.searchArea,
    follow,
    onFollow: setFollow,
  }
  return (
    <>
      {onMap || isSearching(search) ? (
        <VisuallyHidden>
          <h1>{formatMessage({ id: 'tenants.search.heading' })}</h1>
        </VisuallyHidden>
      ) : (
        <Box {...unlessMap('block')}>
          <SearchCover />
        </Box>
      )}
      <Container width="wide">
        {/* Without a box around it, because the bar sticks to the window as long as its parent is in view. */}
        {isSearching(search) ? (
          <Box h={{ base: '46px', md: '64px' }} />
        ) : (
          asksForMap && <Box h={{ base: '46px', lg: '0' }} />
        )}
        <FilterBar
          state={state}
          counts={results.data?.counts}
          before={!state.onMap && <MapSwitch onSwitch={() => state.showMap(true)} />}
        />
        {asksForMap && (
          <Box py={{ base: '16px', lg: '0' }}>
            {onMap ? <MapInstead {...map} onLeave={() => state.showMap(false)} /> : <MapAwaited />}
          </Box>
        )}
        {!onMap && (
          <Box
            {...unlessMap('grid')}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}
            gap="32px"
            mt={{ base: '20px', md: '28px' }}
            mb={{ base: '72px', md: '88px' }}
            alignItems="start"
          >
            <div>
              <Box
                display="flex"
                justifyContent="space-between"
                alignItems="baseline"
                flexWrap="wrap"
                gap="4px 16px"
                mb="18px"
              >
                <ResultsHeading search={search} result={results.data} stale={results.isPlaceholderData} />
                <SortSelect search={ordered} onChange={state.change} />
              </Box>
              {state.onMap && isMapless && !wide && (
                <Box mb="18px">
                  <Mapless />
                </Box>
              )}
              <ResultsNote search={ordered} />
              {(search.q ?? search.use ?? search.minHeight ?? search.facts) !== undefined && (
                <Suspense>
                  <UnderstoodNote state={state} result={results.data} />
                </Suspense>
              )}
              <Box mt="-10px" mb="14px" ml="-10px" _empty={{ display: 'none' }}>
                <SaveSearch search={search} />
              </Box>
              <div>
                {isListDue ? (
                  <SearchResults results={results} state={state} selectedId={selectedId} onPoint={select} />
                ) : (
                  <ListSkeleton />
                )}
                {!state.onMap && listed.length > 0 && <MapSwitchMissing />}
              </div>
            </div>
            <MapBeside {...map} belowCover={!isSearching(search)} />
          </Box>
        )}
        {isListDue && !onMap && <SearchPlaces search={search} />}
      </Container>
    </>
  )
}
