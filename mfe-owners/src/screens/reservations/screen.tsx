import { FormattedMessage, useSearchParams, useSession } from '@metrolibre/platform'
import { Box, Container, FilterChip, Flex, Heading } from '@metrolibre/ui'
import { WorkspaceTabs } from '../../features/workspace/workspace-tabs.tsx'
import { Bookings } from './bookings.tsx'
import type { View } from './use-bookings.ts'

const views: readonly View[] = ['owner', 'client']

/** What one booked, and for owners what was booked at their places. */
export function Screen() {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const isOwner = user?.isOwner ?? false
  const view: View = isOwner && search.get('view') !== 'client' ? 'owner' : 'client'
  return (
    <Container>
      <Box pt={{ base: '26px', md: '40px' }} pb={{ base: '100px', md: '40px' }}>
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id="mfe-owners.reservations.title" />
        </Heading>
        <WorkspaceTabs current="reservations" />
        {isOwner && (
          <Flex gap="2" mt="5" wrap="wrap">
            {views.map((side) => (
              <FilterChip
                key={side}
                pressed={side === view}
                onClick={() => setSearch({ view: side }, { replace: true, preventScrollReset: true })}
              >
                <FormattedMessage id={`mfe-owners.reservations.as.${side}`} />
              </FilterChip>
            ))}
          </Flex>
        )}
        <Bookings key={view} view={view} />
      </Box>
    </Container>
  )
}
