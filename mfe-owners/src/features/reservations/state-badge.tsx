import { planStandingOf, type ReservationState } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge, Flex, type BadgeProps } from '@metrolibre/ui'
import type { OwnerBooking } from './booking.ts'
import { bookingStandingOf } from './standing.ts'

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

/** The state of a reservation in words, with a mark and a colour. */
export function ReservationStateBadge({ status }: { status: ReservationState }) {
  return (
    <Badge {...looks[status]}>
      <FormattedMessage id={`mfe-owners.state.${status}`} />
    </Badge>
  )
}

/** What a booking's standing adds to its state. */
const additions = {
  moved: { tone: 'neutral', mark: 'hollow' },
  disputed: { tone: 'bad', mark: 'filled' },
  lost: { tone: 'bad', mark: 'filled' },
  overdue: { tone: 'bad', mark: 'filled' },
  due: { tone: 'warn', mark: 'filled' },
  monthly: { tone: 'ok', mark: 'filled' },
} as const
const isAddition = (standing: string): standing is keyof typeof additions => standing in additions

/** Whether the state of a booking would claim too much: it goes on elsewhere, or is not paid as a whole. */
const isReplaced = ({ status, changedTo, charges }: Props['booking']): boolean =>
  Boolean(changedTo) || (status === 'confirmed' && planStandingOf({ status, charges }) !== undefined)

interface Props {
  booking: Pick<OwnerBooking, 'status' | 'payment' | 'cancellation' | 'changedTo' | 'charges'>
}

/** The state of a booking, what is wrong with its payments, and that its tenant asks to cancel it. */
export function StateBadges({ booking }: Props) {
  const standing = bookingStandingOf(booking)
  return (
    <Flex gap="6px" wrap="wrap">
      {!isReplaced(booking) && <ReservationStateBadge status={booking.status} />}
      {isAddition(standing) && (
        <Badge {...additions[standing]}>
          <FormattedMessage id={`mfe-owners.state.${standing}`} />
        </Badge>
      )}
      {booking.cancellation?.status === 'open' && (
        <Badge tone="warn" mark="filled">
          <FormattedMessage id="mfe-owners.reservation.cancellation.badge" />
        </Badge>
      )}
    </Flex>
  )
}
