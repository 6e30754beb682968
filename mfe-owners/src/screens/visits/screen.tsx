import { FormattedMessage, useSearchParams, useSession } from '@metrolibre/platform'
import { Box, Container, FilterChip, Flex, Heading } from '@metrolibre/ui'
import { WorkspaceTabs } from '../../features/workspace/workspace-tabs.tsx'
import { Visits } from './visits.tsx'

const views = ['owner', 'client'] as const

/** Where one goes to look, and for owners who comes to look at their places. */
export function Screen() {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const isOwner = user?.isOwner ?? false
  const asked = search.get('view')
  const view = isOwner && asked !== 'client' ? 'owner' : 'client'
  return (
    <Container>
      <Box pt={{ base: '26px', md: '40px' }} pb={{ base: '100px', md: '40px' }}>
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id="mfe-owners.visits.title" />
        </Heading>
        <WorkspaceTabs current="visits" />
        {isOwner && (
          <Flex gap="2" mt="5" wrap="wrap">
            {views.map((side) => (
              <FilterChip
                key={side}
                pressed={side === view}
                onClick={() => setSearch({ view: side }, { replace: true, preventScrollReset: true })}
              >
                <FormattedMessage id={`mfe-owners.visits.as.${side}`} />
              </FilterChip>
            ))}
          </Flex>
        )}
        <Visits key={view} view={view} />
      </Box>
    </Container>
  )
}
