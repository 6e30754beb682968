import { adminUsers, type UserTrashQuery } from '@metrolibre/api-client'
import type { AdminUser } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Avatar, Box, chakra, Flex, MailAddress } from '@metrolibre/ui'
import { TrashTabs } from '../../features/trash/trash-tabs.tsx'
import { useTrash } from '../../list/use-trash.tsx'
import { userTexts } from '../../features/users/texts.ts'
import { useRefreshUsers } from '../../features/users/use-refresh-users.ts'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { userName } from '../../features/users/user-name.ts'
import { userPath } from '../../features/users/user-paths.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { joinedList } from '../../words/joined.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'

export { userHead as head } from '../../features/users/user-head.ts'
export { prefetchUserTexts as prefetch } from '../../features/users/texts.ts'

/** The users in the trash, who can be restored or deleted for good. */
export const Screen = () => (
  <WithTexts texts={userTexts}>
    <Trash />
  </WithTexts>
)

const list = { name: 'trash-users', filters: [], sorts: ['deleted', 'name'] }

function Trash() {
  const text = useUserTexts()
  const day = useNumericDay()
  const address = useListAddress<UserTrashQuery>(list)
  const result = useQuery(adminUsers.trash(address.query))
  const { buttons, dialog } = useTrash<AdminUser>({
    nameOf: userName,
    restore: adminUsers.restore,
    removeForGood: adminUsers.removeForGood,
    removeText: (name) => text('trash.removeText', { name }),
    refresh: useRefreshUsers(),
  })
  const since = ({ deletedAt }: AdminUser) => (deletedAt ? day(deletedAt) : '')
  return (
    <>
      <AdminList
        list={list}
        address={address}
        result={result}
        rowsOf={({ users }) => users}
        rowId={({ id }) => id}
        rowName={userName}
        rowTo={({ id }) => userPath(id)}
        columns={[
          {
            id: 'user',
            label: text('trash.user'),
            locked: true,
            sort: { by: 'name', first: 'asc' },
            cell: (user) => (
              <Flex gap="3" align="center">
                <Avatar name={userName(user)} />
                <Box minW="0">
                  <RowLink id={user.id} to={userPath(user.id)}>
                    {userName(user)}
                  </RowLink>
                  <chakra.span display="block" color="fg.muted" overflowWrap="anywhere">
                    <MailAddress address={user.email} />
                  </chakra.span>
                </Box>
              </Flex>
            ),
          },
          {
            id: 'by',
            label: text('trash.by'),
            cell: ({ deletedBy }) => deletedBy?.firstName ?? text('none'),
          },
          {
            id: 'since',
            label: text('trash.since'),
            nowrap: true,
            sort: { by: 'deleted', first: 'desc', isDefault: true },
            cell: since,
          },
          { id: 'actions', label: text('trash.actions'), labelHidden: true, align: 'end', cell: buttons },
        ]}
        card={(user) => ({
          title: userName(user),
          text: joinedList(user.email, since(user)),
          more: buttons(user),
        })}
        above={<TrashTabs current="user" />}
        title={text('trash.title')}
        text={text('trash.text')}
        searchLabel={text('trash.search')}
        searchExample={text('trash.searchExample')}
        caption={text('trash.caption')}
        none={text('trash.none')}
      />
      {dialog}
    </>
  )
}
