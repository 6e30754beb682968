import type { LedgerPayment } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useLocale } from '@metrolibre/platform'
import { Button, Panel, Span } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { dayText } from './day-text.ts'

/** The payments for an owner's properties one by one, newest first, each with its booking. */
export function BalancePaymentTable({ payments }: { payments: readonly LedgerPayment[] }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const label = (name: 'date' | 'property' | 'client' | 'amount' | 'refunded' | 'state' | 'booking') =>
    formatMessage({ id: `mfe-admin.balances.${name}` })
  const columns: TableColumn<LedgerPayment>[] = [
    { id: 'date', label: label('date'), nowrap: true, cell: ({ date }) => dayText(date) },
    {
      id: 'property',
      label: label('property'),
      cell: ({ name, room }) => (room ? `${name}, ${room}` : name),
    },
    { id: 'client', label: label('client'), cell: ({ client }) => client },
    {
      id: 'amount',
      label: label('amount'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ amount, currency }) => <b>{formatExact({ amount, currency }, locale)}</b>,
    },
    {
      id: 'refunded',
      label: label('refunded'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ refunded: amount, currency }) => amount > 0 && formatExact({ amount, currency }, locale),
    },
    {
      id: 'state',
      label: label('state'),
      cell: ({ status }) => <FormattedMessage id={`mfe-admin.balances.state.${status}`} />,
    },
    {
      id: 'booking',
      label: label('booking'),
      labelHidden: true,
      align: 'end',
      cell: ({ reservationId, client }) => (
        <Button as={Link} to={`/admin/reservations?reservation=${reservationId}`} size="sm" variant="ghost">
          {label('booking')}
          <Span className="ml-hidden">, {client}</Span>
        </Button>
      ),
    },
  ]
  return (
    <Panel clip>
      <Table
        caption={formatMessage({ id: 'mfe-admin.balances.payments' })}
        columns={columns}
        rows={payments}
        rowId={({ reservationId, chargeNumber, status, date }) =>
          [reservationId, chargeNumber, status, date].join(' ')
        }
      />
    </Panel>
  )
}
