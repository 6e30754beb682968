import { adminUsers, type UserListQuery } from '@metrolibre/api-client'
import { FormattedMessage, useIntl, useQuery, useQueryClient } from '@metrolibre/platform'
import { Badge } from '@metrolibre/ui'
import { UserActiveSwitch } from '../../features/users/active-switch.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { SheetButton } from '../../features/users/sheet-button.tsx'
import { SheetProgress } from '../../features/users/sheet-progress.tsx'
import { useUserActions } from '../../features/users/use-user-actions.tsx'
import { useUserColumns } from '../../features/users/use-user-columns.tsx'
import { useUserFilters } from '../../features/users/use-user-filters.ts'
import { userName } from '../../features/users/user-name.ts'
import { userPath } from '../../features/users/user-paths.ts'
import { VerifiedBadge } from '../../features/users/verified-badge.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(adminUsers.list({})))

/** The users who are not in the trash. */
export function Screen() {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const day = useNumericDay()
  const list = {
    name: 'users',
    bulk: 'users' as const,
    filters: useUserFilters(),
    sorts: ['created', 'name'],
  }
  const address = useListAddress<UserListQuery>(list)
  const result = useQuery(adminUsers.list(address.query))
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ users }) => users}
      rowId={({ id }) => id}
      rowName={userName}
      rowTo={({ id }) => userPath(id)}
      columns={useUserColumns()}
      card={(user) => ({
        title: userName(user),
        mark: user.isActive ? (
          user.isVerified && <VerifiedBadge isVerified />
        ) : (
          <Badge mark="hollow">
            <FormattedMessage id="mfe-admin.users.isInactive" />
          </Badge>
        ),
        text: formatMessage(
          { id: 'mfe-admin.users.card' },
          { country: user.country, count: user.ownedLocations, created: day(user.created) },
        ),
        more: <UserActiveSwitch user={user} captioned />,
      })}
      action={<SheetButton query={address.query} />}
      above={<SheetProgress />}
      actions={useUserActions()}
      readPage={(cursor) => client.fetchQuery(adminUsers.list({ ...address.query, cursor, limit: 100 }))}
      onBulkEnd={() => client.invalidateQueries({ queryKey: adminUsers.keys.all })}
      title={<FormattedMessage id="mfe-admin.users.title" />}
      text={<FormattedMessage id="mfe-admin.users.description" />}
      searchLabel={formatMessage({ id: 'mfe-admin.users.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.users.searchExample' })}
      caption={formatMessage({ id: 'mfe-admin.users.caption' })}
      none={<FormattedMessage id="mfe-admin.users.none" />}
    />
  )
}
