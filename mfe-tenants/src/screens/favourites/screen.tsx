import { useIntl, useQuery, useQueryClient } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box, Container, Heading, IconButton } from '@metrolibre/ui'
import { X } from '@metrolibre/ui/icons'
import { useHydrated } from '@metrolibre/platform/browser'
import { SearchList } from '../../features/saved-searches/search-list.tsx'
import { savedTexts } from '../../features/saved-searches/texts.ts'
import { searchPath } from '../../features/search-filters/search-query.ts'
import { favouritesOf, useHolder } from '@metrolibre/platform/favourites'
import { savedSearchesOf } from '../../property/searches/list.ts'
import { DeviceNote } from './device-note.tsx'
import { FavouriteList } from './favourite-list.tsx'

export { savedHead as head } from '../../features/saved-searches/saved-head.ts'
export { prefetchSaved as ownTexts, prefetchSaved as prefetch } from '../../features/saved-searches/texts.ts'

/** A person's favourites and saved searches: of the account, or of this device for visitors. */
export const Screen = () => (
  <WithTexts texts={savedTexts}>
    <Saved />
  </WithTexts>
)

function Saved() {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const holder = useHolder()
  const isUnread = holder === 'unread'
  // What the browser keeps is unknown to the server that renders the page.
  const hydrated = useHydrated()
  const options = { places: favouritesOf(holder), searches: savedSearchesOf(holder) }
  const places = useQuery(options.places)
  const searches = useQuery(options.searches)
  // That this browser remembers none does not mean that the account has none.
  const isShown = (data: { list: readonly unknown[] } | undefined) =>
    !isUnread || (data?.list.length ?? 0) > 0
  const merged = { places: places.data?.merged ?? 0, searches: searches.data?.merged ?? 0 }
  const forget = () => {
    client.setQueryData(options.places.queryKey, (data) => data && { ...data, merged: 0 })
    client.setQueryData(options.searches.queryKey, (data) => data && { ...data, merged: 0 })
  }
  return (
    <Container>
      <Box pt={{ base: '20px', md: '36px' }} pb={{ base: '72px', md: '88px' }}>
        <Heading as="h1" textStyle="pageTitle">
          {formatMessage({ id: 'tenants.saved.title' })}
        </Heading>
        <Box mt="20px" display="grid" gap="12px">
          {merged.places + merged.searches > 0 && (
            <Alert
              tone="ok"
              title={formatMessage({ id: 'tenants.saved.merged' }, merged)}
              action={
                <IconButton
                  size="sm"
                  icon={<X />}
                  label={formatMessage({ id: 'tenants.saved.close' })}
                  onClick={forget}
                />
              }
            >
              {formatMessage({ id: 'tenants.saved.mergedNote' })}
            </Alert>
          )}
          {hydrated && holder === 'device' && <DeviceNote />}
          {hydrated && isUnread && (
            <Alert tone="warn" title={formatMessage({ id: 'tenants.saved.sessionUnread' })}>
              {formatMessage({ id: 'tenants.saved.sessionUnreadNote' })}
            </Alert>
          )}
        </Box>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' }}
          gap={{ base: '40px', lg: '40px' }}
          mt="24px"
          alignItems="start"
        >
          <Box minW="0">
            {isShown(places.data) && (
              <FavouriteList
                list={hydrated ? places.data?.list : undefined}
                failure={hydrated ? places.error : null}
                onRetry={() => void places.refetch()}
              />
            )}
          </Box>
          <Box minW="0" gridRow={{ base: '1', lg: 'auto' }}>
            {hydrated && isShown(searches.data) && <SearchList searches={searches} pathOf={searchPath} />}
          </Box>
        </Box>
      </Box>
    </Container>
  )
}
