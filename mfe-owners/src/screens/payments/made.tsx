import { reservations, type Reservation } from '@metrolibre/api-client'
import { dateAt } from '@metrolibre/contract'
import { Link, useQuery } from '@metrolibre/platform'
import { Box, Button, chakra, EmptyState, Panel, TextLink } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { NotUpToDate } from '../../features/payments/not-up-to-date.tsx'
import { isPaidBefore, returnedOf } from '../../features/payments/returned.ts'
import { useLedgerPaymentTexts } from '../../features/payments/use-payment-texts.ts'
import { placeName } from '../../features/reservations/booking.ts'
import { StateBadges } from '../../features/reservations/state-badge.tsx'
import { PanelWaiting } from '../../panel/waiting.tsx'
import { ownerBookingPath, publicSearchPath } from '../../paths.ts'

const newest = 100

/** What the user paid for bookings, with the receipts. */
export function Made() {
  const { text, money, day } = useLedgerPaymentTexts()
  const { data, error, isFetching, refetch } = useQuery(reservations.mine({ view: 'client', limit: newest }))
  if (!data) return <PanelWaiting failed={text('failed')} error={error} onRetry={refetch} />
  // A change of dates is only in the list if it cost more than the booking before.
  const paid = data.reservations.filter((booking) => booking.payment && !isPaidBefore(booking))
  if (paid.length === 0)
    return (
      <Box mt="28px">
        <NotUpToDate error={error} loading={isFetching} onRetry={refetch} />
        <EmptyState
          title={text('noneMade')}
          text={text('noneMadeText')}
          action={
            <Button as={Link} to={publicSearchPath}>
              {text('noneMadeAction')}
            </Button>
          }
        />
      </Box>
    )
  const columns: TableColumn<Reservation>[] = [
    {
      id: 'date',
      label: text('date'),
      nowrap: true,
      place: 'note',
      cell: ({ payment, timeZone }) =>
        day(payment!.receivedOn ?? dateAt(Date.parse(payment!.paidAt), timeZone)),
    },
    {
      id: 'place',
      label: text('property'),
      place: 'title',
      cell: (booking) => (
        <div>
          <TextLink as={Link} to={ownerBookingPath('client', booking.id)} translate="no">
            {placeName(booking)}
          </TextLink>
          <chakra.span display="block" color="fg.muted">
            {text(booking.rentalMode === 'hour' ? 'hours' : 'months', { count: booking.quantity })}
          </chakra.span>
        </div>
      ),
    },
    {
      id: 'method',
      label: text('method'),
      place: 'more',
      cell: ({ payment }) => text(`method.${payment!.method}`),
    },
    {
      id: 'amount',
      label: text('amount'),
      align: 'end',
      nowrap: true,
      place: 'sum',
      cell: (booking) => {
        const { total, currency, dateChange } = booking
        const returned = returnedOf(booking, data.reservations)
        return (
          <div>
            <b>{money(dateChange?.due ?? total, currency)}</b>
            {returned > 0 && (
              <chakra.span display="block" color="fg.muted">
                {text('refundedOf', { amount: money(returned, currency) })}
              </chakra.span>
            )}
          </div>
        )
      },
    },
    {
      id: 'state',
      label: text('state'),
      place: 'state',
      cell: (booking) => <StateBadges booking={booking} />,
    },
    {
      id: 'receipt',
      label: text('receipt'),
      labelHidden: true,
      align: 'end',
      place: 'end',
      cell: ({ payment }) =>
        payment?.receiptUrl && (
          <TextLink href={payment.receiptUrl} target="_blank" rel="noopener noreferrer">
            {text('receipt')}
          </TextLink>
        ),
    },
  ]
  return (
    <Box mt="28px">
      <NotUpToDate error={error} loading={isFetching} onRetry={refetch} />
      <Panel clip>
        <Table caption={text('captionMade')} columns={columns} rows={paid} rowId={({ id }) => id} />
      </Panel>
    </Box>
  )
}
