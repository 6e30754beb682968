import type { AdminReservation } from '@metrolibre/api-client'
import { planStandingOf, type ReservationState } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge, type BadgeProps } from '@metrolibre/ui'

const looks: Record<ReservationState, Pick<BadgeProps, 'tone' | 'mark'>> = {
  held: { tone: 'warn', mark: 'hollow' },
  contract_signed: { tone: 'warn', mark: 'filled' },
  awaiting_payment: { tone: 'warn', mark: 'filled' },
  awaiting_transfer: { tone: 'warn', mark: 'filled' },
  confirmed: { tone: 'ok', mark: 'filled' },
  active: { tone: 'ok', mark: 'filled' },
  completed: { tone: 'neutral', mark: 'hollow' },
  expired: { tone: 'neutral', mark: 'hollow' },
  cancelled: { tone: 'neutral', mark: 'hollow' },
  refund_pending: { tone: 'hours', mark: 'filled' },
  refunded: { tone: 'hours', mark: 'hollow' },
  needs_review: { tone: 'bad', mark: 'hollow' },
}

/** How a booking stands by its months. */
const planLooks = {
  monthly: { tone: 'ok', mark: 'filled' },
  due: { tone: 'warn', mark: 'filled' },
  overdue: { tone: 'bad', mark: 'filled' },
} as const

/** The state of a reservation in words, with a mark and a colour; of one that is paid month by month, what is to pay now. */
export function BookingStateBadge({
  reservation,
}: {
  reservation: Pick<AdminReservation, 'status'> & Partial<Pick<AdminReservation, 'charges'>>
}) {
  const { status } = reservation
  const standing = planStandingOf(reservation)
  return (
    <>
      {/* It is not paid as a whole. */}
      {!(standing && status === 'confirmed') && (
        <Badge {...looks[status]}>
          <FormattedMessage id={`mfe-admin.state.${status}`} />
        </Badge>
      )}
      {standing && (
        <Badge {...planLooks[standing]}>
          <FormattedMessage id={`mfe-admin.state.${standing}`} />
        </Badge>
      )}
    </>
  )
}
