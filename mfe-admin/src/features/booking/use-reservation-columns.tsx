import type { AdminReservation } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { Box, chakra, Flex, MailAddress } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { TypedName } from '../../list/typed-name.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { adminFullName, placeName } from './booking.ts'
import { MoneyBadge } from './money-badge.tsx'
import { RequestBadge } from './request-badge.tsx'
import { BookingStateBadge } from './state-badge.tsx'
import { useStayText } from './use-stay-text.ts'

export const tenantName = ({ client }: AdminReservation) => client.companyName ?? adminFullName(client)

/** The state of a reservation with what needs attention in it. */
export const States = ({ reservation }: { reservation: AdminReservation }) => (
  <Flex as="span" gap="1" wrap="wrap">
    <BookingStateBadge reservation={reservation} />
    <MoneyBadge reservation={reservation} />
    <RequestBadge reservation={reservation} />
  </Flex>
)

/** The columns of the list of reservations. `toOf` leads to one of them. */
export const useReservationColumns = (
  toOf: (reservation: AdminReservation) => string,
): ListColumn<AdminReservation>[] => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const stay = useStayText()
  const text = (name: TextName<'mfe-admin.reservations'>) =>
    formatMessage({ id: `mfe-admin.reservations.${name}` })
  return [
    {
      id: 'who',
      label: text('who'),
      locked: true,
      cell: (one) => (
        <Box minW="0">
          <RowLink id={one.id} to={toOf(one)}>
            {tenantName(one)}
          </RowLink>
          <chakra.span display="block" color="fg.muted" overflowWrap="anywhere">
            <MailAddress address={one.client.email} />
          </chakra.span>
        </Box>
      ),
    },
    { id: 'where', label: text('where'), cell: (one) => <TypedName>{placeName(one)}</TypedName> },
    {
      id: 'when',
      label: text('when'),
      sort: { by: 'start', first: 'asc' },
      cell: (one) => <Narrow>{stay(one)}</Narrow>,
    },
    {
      id: 'total',
      label: text('total'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ total: amount, currency }) => <b>{formatExact({ amount, currency }, locale)}</b>,
    },
    { id: 'state', label: text('state'), cell: (one) => <States reservation={one} /> },
    {
      id: 'created',
      label: text('created'),
      sort: { by: 'created', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ created, timeZone }) => <Narrow>{moment(created, timeZone)}</Narrow>,
    },
    {
      id: 'owner',
      label: text('owner'),
      optional: true,
      verbatim: true,
      cell: ({ owner }) => owner.companyName ?? adminFullName(owner),
    },
    {
      id: 'code',
      label: text('code'),
      optional: true,
      verbatim: true,
      cell: ({ id }) => <Narrow>{id.slice(0, 8).toUpperCase()}</Narrow>,
    },
  ]
}

const Narrow = chakra('span', { base: { fontStretch: '86%', color: 'fg.muted' } })
