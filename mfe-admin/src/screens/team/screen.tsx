import { team } from '@metrolibre/api-client'
import { FormattedMessage, Link, useQuery } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import { Plus } from '@metrolibre/ui/icons'
import { TeamList } from '../../features/team/team-list.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(team.all({ asAdmin: true })))

/** The team in the order of its page, hidden members included. */
export function Screen() {
  const { data, isError, error, refetch } = useQuery(team.all({ asAdmin: true }))
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.team.title" />}
      text={<FormattedMessage id="mfe-admin.team.description" />}
      action={
        <Button as={Link} to="/admin/team/new" variant="outline" icon={<Plus />}>
          <FormattedMessage id="mfe-admin.team.add" />
        </Button>
      }
    >
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && data.personal.length > 0 && <TeamList members={data.personal} />}
      {data?.personal.length === 0 && (
        <Box mt="4">
          <EmptyState title={<FormattedMessage id="mfe-admin.team.none" />} />
        </Box>
      )}
    </AdminPage>
  )
}
