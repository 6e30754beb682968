import { adminUsers } from '@metrolibre/api-client'
import type { AdminUserDetail } from '@metrolibre/contract'
import { Link, useInfiniteQuery } from '@metrolibre/platform'
import { Box, Flex, Grid, Heading, Panel, Stack, TextLink } from '@metrolibre/ui'
import { useState } from 'react'
import { HelpPanel } from '../../features/users/help-panel.tsx'
import { PermissionsPanel } from '../../features/users/permissions-panel.tsx'
import { UserFacts } from '../../features/users/user-facts.tsx'
import { UserForm } from '../../features/users/user-form.tsx'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { userPartPath } from '../../features/users/user-paths.ts'
import { LatestChanges } from './latest-changes.tsx'
import { PropertyRows } from './property-rows.tsx'

/** How many properties the details show of all. */
const shown = 3

/** What is known of a user, with their permissions and what was changed last. */
export function DetailsPart({ user }: { user: AdminUserDetail }) {
  const [edits, setEdits] = useState(false)
  const { isDeleted } = user
  return (
    <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}>
      <Stack gap="5" align="stretch" minW="0">
        {edits && !isDeleted ? (
          <UserForm user={user} onDone={() => setEdits(false)} />
        ) : (
          <UserFacts user={user} onEdit={isDeleted ? undefined : () => setEdits(true)} />
        )}
        {user.counts.locations > 0 && <FirstProperties user={user} />}
      </Stack>
      <Stack gap="5" align="stretch" minW="0">
        {!isDeleted && <PermissionsPanel user={user} />}
        {!isDeleted && <HelpPanel user={user} />}
        <LatestChanges user={user} />
      </Stack>
    </Grid>
  )
}

function FirstProperties({ user: { id, counts } }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const { data } = useInfiniteQuery(adminUsers.properties(id))
  const first = data?.pages[0]?.properties.slice(0, shown) ?? []
  return (
    <Panel padded as="section" aria-labelledby="user-properties">
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Heading as="h2" id="user-properties" textStyle="cardTitle">
          {text('tab.locations')}
        </Heading>
        <TextLink as={Link} to={userPartPath(id, 'locations')}>
          {text('seeAll', { count: counts.locations })}
        </TextLink>
      </Flex>
      <Box minH={first.length > 0 ? undefined : `${Math.min(counts.locations, shown) * 77}px`}>
        <PropertyRows headed properties={first} />
      </Box>
    </Panel>
  )
}
