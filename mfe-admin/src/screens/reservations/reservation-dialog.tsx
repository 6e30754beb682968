import { adminDeposits, adminReservations, isApiError, type AdminReservation } from '@metrolibre/api-client'
import { FormattedMessage, useIntl, useQuery } from '@metrolibre/platform'
import { EmptyState, Stack } from '@metrolibre/ui'
import { Dialog } from '@metrolibre/ui/overlay'
import { BookingActions } from '../../features/booking/actions.tsx'
import { adminFullName } from '../../features/booking/booking.ts'
import { BookingDocuments } from '../../features/booking/documents.tsx'
import { BookingFacts } from '../../features/booking/facts.tsx'
import { BookingHistory } from '../../features/booking/history.tsx'
import { Request } from '../../features/booking/request.tsx'
import { BookingDeposit } from '../../features/deposits/booking-deposit.tsx'
import { States } from '../../features/booking/use-reservation-columns.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'

/** How often a reservation is read again while its refund is on its way, in ms. */
const followMs = 5_000

/** The details, history and actions of one reservation, in a dialog over the list. */
export function ReservationDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { data, isError, error, refetch } = useQuery({
    ...adminReservations.detail(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.reservation.status === 'refund_pending' ? followMs : false),
  })
  const reservation = data?.reservation
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      title={
        reservation ? adminFullName(reservation.client) : formatMessage({ id: 'mfe-admin.reservation.title' })
      }
      closeLabel={formatMessage({ id: 'mfe-admin.close' })}
    >
      {data && reservation ? (
        <Stack gap="5" align="stretch">
          <div>
            <States reservation={reservation} />
          </div>
          <Request reservation={reservation} />
          <BookingFacts reservation={reservation} />
          <BookingDocuments reservation={reservation} />
          <Deposit reservation={reservation} />
          <BookingActions key={reservation.status} reservation={reservation} />
          <BookingHistory
            events={data.events}
            refunds={reservation.refunds}
            currency={reservation.currency}
            timeZone={reservation.timeZone}
          />
        </Stack>
      ) : isApiError(error, 'not_found') ? (
        <EmptyState
          title={<FormattedMessage id="mfe-admin.reservation.missing" />}
          text={<FormattedMessage id="mfe-admin.reservation.missingText" />}
        />
      ) : isError ? (
        <ListFailed error={error} onRetry={refetch} />
      ) : (
        <ListWaiting />
      )}
    </Dialog>
  )
}

/** The deposit of a booking that has one, with what the office can do about it. */
function Deposit({ reservation }: { reservation: AdminReservation }) {
  const { id, deposit } = reservation
  const { data, isError, error, refetch } = useQuery({
    ...adminDeposits.list(id),
    enabled: Boolean(deposit),
  })
  if (!deposit) return null
  if (!data) return isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting height={160} />
  return <BookingDeposit reservation={reservation} deposit={deposit} office={data.deposits[0]} />
}
