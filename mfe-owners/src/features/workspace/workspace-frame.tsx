import { FormattedMessage, useSearchParams, useSession } from '@metrolibre/platform'
import { Box, Container, Flex, Heading } from '@metrolibre/ui'
import { FilterChip } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import type { PartySide } from '../../paths.ts'
import { WorkspaceTabs, type WorkspacePage } from './workspace-tabs.tsx'

const views: readonly PartySide[] = ['owner', 'client']

interface Props {
  page: WorkspacePage
  children: (view: PartySide) => ReactNode
}

/** The frame of every workspace page: title, navigation, and for owners a switch between the two sides. */
export function WorkspaceFrame({ page, children }: Props) {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const isOwner = user?.isOwner ?? false
  const view: PartySide = isOwner && search.get('view') !== 'client' ? 'owner' : 'client'
  return (
    <Container>
      <Box pt={{ base: '26px', md: '40px' }} pb={{ base: '100px', md: '40px' }}>
        <Heading as="h1" textStyle="pageTitle">
          <FormattedMessage id={`mfe-owners.${page}.title`} />
        </Heading>
        <WorkspaceTabs current={page} />
        {isOwner && (
          <Flex gap="2" mt="5" wrap="wrap">
            {views.map((side) => (
              <FilterChip
                key={side}
                pressed={side === view}
                onClick={() => setSearch({ view: side }, { replace: true, preventScrollReset: true })}
              >
                <FormattedMessage id={`mfe-owners.${page}.as.${side}`} />
              </FilterChip>
            ))}
          </Flex>
        )}
        {children(view)}
      </Box>
    </Container>
  )
}
