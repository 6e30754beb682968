import type { AdminReservation } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { chakra, Flex, Panel, TextLink } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { personName, placeName } from './booking.ts'
import { MoneyBadge } from './money-badge.tsx'
import { StateBadge } from './state-badge.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useStayText } from './use-stay-text.ts'

interface Props {
  reservations: readonly AdminReservation[]
  onOpen: (id: string) => void
}

/** A table of reservations; each row opens its details. */
export function BookingTable({ reservations, onOpen }: Props) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const stay = useStayText()
  const text = (name: TextName<'mfe-admin.reservations'>) =>
    formatMessage({ id: `mfe-admin.reservations.${name}` })
  const columns: TableColumn<AdminReservation>[] = [
    {
      id: 'created',
      label: text('created'),
      nowrap: true,
      cell: ({ created, timeZone }) => <Narrow>{moment(created, timeZone)}</Narrow>,
    },
    {
      id: 'who',
      label: text('who'),
      cell: ({ client }) => (
        <div>
          <chakra.b display="block" fontWeight={640}>
            {client.companyName ?? personName(client)}
          </chakra.b>
          <chakra.span color="fg.muted" overflowWrap="anywhere">
            {client.email}
          </chakra.span>
        </div>
      ),
    },
    { id: 'where', label: text('where'), cell: placeName },
    { id: 'when', label: text('when'), cell: (one) => <Narrow>{stay(one)}</Narrow> },
    {
      id: 'total',
      label: text('total'),
      align: 'end',
      nowrap: true,
      cell: ({ total: amount, currency }) => <b>{formatExact({ amount, currency })}</b>,
    },
    {
      id: 'state',
      label: text('state'),
      cell: (one) => (
        <Flex gap="1" wrap="wrap">
          <StateBadge status={one.status} />
          <MoneyBadge reservation={one} />
        </Flex>
      ),
    },
    {
      id: 'open',
      label: text('open'),
      labelHidden: true,
      align: 'end',
      cell: (one) => (
        <TextLink
          as="button"
          type="button"
          aria-label={formatMessage(
            { id: 'mfe-admin.reservations.openOf' },
            { name: personName(one.client) },
          )}
          style={{ minHeight: 36 }}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(one.id)
          }}
        >
          {text('open')}
        </TextLink>
      ),
    },
  ]
  return (
    <Panel clip style={{ marginTop: 16 }}>
      <Table
        caption={text('caption')}
        columns={columns}
        rows={reservations}
        rowId={({ id }) => id}
        onRowPress={({ id }) => onOpen(id)}
      />
    </Panel>
  )
}

const Narrow = chakra('span', { base: { fontStretch: '86%', color: 'fg.muted' } })
