import { adminUsers } from '@metrolibre/api-client'
import { timeZoneOf, type AdminUserDetail } from '@metrolibre/contract'
import { useInfiniteQuery } from '@metrolibre/platform'
import { Box, DescriptionList, Grid, Heading, Panel, Stack, Text } from '@metrolibre/ui'
import { HelpPanel } from '../../features/users/help-panel.tsx'
import { SecurityTable } from '../../features/users/security-table.tsx'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { useMoment } from '../../words/use-moment.ts'
import { PagedPart } from '../../page/paged-part.tsx'

/** Sessions of a user and what happened to their account. */
export function SecurityPart({ user }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const moment = useMoment()
  const query = useInfiniteQuery(adminUsers.securityEvents(user.id))
  const { lastSessionAt, country, isDeleted } = user
  const last = lastSessionAt ? moment(lastSessionAt, timeZoneOf(country)) : text('never')
  return (
    <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}>
      <Box minW="0" as="section" aria-labelledby="user-security">
        <Heading as="h2" id="user-security" textStyle="cardTitle">
          {text('security.title')}
        </Heading>
        <Text textStyle="small" color="fg.muted" mb="4">
          {text('security.text')}
        </Text>
        <PagedPart query={query} rowsOf={({ events }) => events} none={text('security.none')}>
          {(events) => <SecurityTable user={user} events={events} />}
        </PagedPart>
      </Box>
      <Stack gap="5" align="stretch" minW="0">
        <Panel padded>
          <DescriptionList columns={1} items={[{ id: 'last', term: text('lastSession'), value: last }]} />
        </Panel>
        {!isDeleted && <HelpPanel user={user} />}
      </Stack>
    </Grid>
  )
}
