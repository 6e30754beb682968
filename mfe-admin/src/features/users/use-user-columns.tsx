import type { AdminUser } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Avatar, Box, chakra, Flex, MailAddress } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { UserActiveSwitch } from './active-switch.tsx'
import { userName } from './user-name.ts'
import { userPath } from './user-paths.ts'
import { VerifiedBadge } from './verified-badge.tsx'

/** The columns of the list of users. */
export const useUserColumns = (): ListColumn<AdminUser>[] => {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const day = useNumericDay()
  const yesOrNo = (value: boolean) =>
    formatMessage({ id: value ? 'mfe-admin.users.yes' : 'mfe-admin.users.no' })
  return [
    {
      id: 'user',
      label: formatMessage({ id: 'mfe-admin.users.user' }),
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
      id: 'country',
      label: formatMessage({ id: 'mfe-admin.users.country' }),
      cell: ({ country }) => country,
    },
    {
      id: 'properties',
      label: formatMessage({ id: 'mfe-admin.users.properties' }),
      align: 'end',
      cell: ({ ownedLocations }) => number(ownedLocations),
    },
    {
      id: 'verified',
      label: formatMessage({ id: 'mfe-admin.users.verified' }),
      cell: ({ isVerified }) => <VerifiedBadge isVerified={isVerified} />,
    },
    {
      id: 'active',
      label: formatMessage({ id: 'mfe-admin.users.active' }),
      cell: (user) => <UserActiveSwitch user={user} />,
    },
    {
      id: 'created',
      label: formatMessage({ id: 'mfe-admin.users.created' }),
      sort: { by: 'created', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ created }) => <Narrow>{day(created)}</Narrow>,
    },
    {
      id: 'owner',
      label: formatMessage({ id: 'mfe-admin.users.owner' }),
      optional: true,
      cell: ({ isOwner }) => yesOrNo(isOwner),
    },
    {
      id: 'admin',
      label: formatMessage({ id: 'mfe-admin.users.admin' }),
      optional: true,
      cell: ({ isAdmin }) => yesOrNo(isAdmin),
    },
    {
      id: 'lastSession',
      label: formatMessage({ id: 'mfe-admin.users.lastSession' }),
      optional: true,
      nowrap: true,
      cell: ({ lastSessionAt }) => (
        <Narrow>{lastSessionAt ? day(lastSessionAt) : formatMessage({ id: 'mfe-admin.users.never' })}</Narrow>
      ),
    },
    {
      id: 'company',
      label: formatMessage({ id: 'mfe-admin.users.company' }),
      optional: true,
      cell: ({ companyName, rut }) => [companyName, rut].filter(Boolean).join(' · '),
    },
    {
      id: 'language',
      label: formatMessage({ id: 'mfe-admin.users.language' }),
      optional: true,
      cell: ({ language }) => formatMessage({ id: `mfe-admin.users.language.${language}` }),
    },
  ]
}

const Narrow = chakra('span', { base: { fontStretch: '86%', color: 'fg.muted' } })
