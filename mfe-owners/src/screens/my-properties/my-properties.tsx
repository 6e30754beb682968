import { ownProperties } from '@metrolibre/api-client'
import { FormattedMessage, Link, useInfiniteQuery } from '@metrolibre/platform'
import { Box, Button, Container, Flex, Heading } from '@metrolibre/ui'
import { Plus } from '@metrolibre/ui/icons'
import { ListFilters, useListSearch } from '../../features/property-list/list-filters.tsx'
import { Tasks } from '../../features/property-list/tasks.tsx'
import { PropertyListTotals, TotalsWaiting } from '../../features/property-list/totals.tsx'
import { WorkspaceTabs } from '../../features/workspace/workspace-tabs.tsx'
import { FoundProperties } from './found.tsx'
import { listingFormPath } from '../../paths.ts'

/** The query of the list that nobody has narrowed. */
export const wholeList = { limit: 20 }

/** Title, search and the list. */
export function MyProperties() {
  const { search, narrow } = useListSearch()
  const query = useInfiniteQuery({
    ...ownProperties.minePages({ ...search, ...wholeList }),
    refetchOnWindowFocus: 'always',
  })
  const first = query.data?.pages[0]
  const totals = first?.totals
  // An owner without any is led to the form by the list itself, and has nothing to search.
  const hasNone = totals?.properties === 0 && !search.q && !search.stage
  return (
    <Container>
      <Box pt={{ base: '26px', md: '40px' }} pb={{ base: '100px', md: '40px' }}>
        <Flex justify="space-between" align="center" gap="16px" wrap="wrap">
          <Heading as="h1" textStyle="pageTitle">
            <FormattedMessage id="mfe-owners.locations.title" />
          </Heading>
          {!hasNone && (
            <Button as={Link} to={listingFormPath()} variant="cta" size="lg" icon={<Plus />}>
              <FormattedMessage id="mfe-owners.panel.add" />
            </Button>
          )}
        </Flex>
        <WorkspaceTabs current="locations" />
        {totals
          ? totals.properties > 0 && <PropertyListTotals totals={totals} />
          : query.isPending && <TotalsWaiting />}
        {!hasNone && <ListFilters counts={first?.counts} search={search} onNarrow={narrow} />}
        {/* Below what is there from the start, which must not move under a finger when the tasks are known. */}
        {first && <Tasks tasks={first.tasks} />}
        <FoundProperties query={query} search={search} onNarrow={narrow} />
      </Box>
    </Container>
  )
}
