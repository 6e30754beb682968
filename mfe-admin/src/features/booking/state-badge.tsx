import type { ReservationState } from '@metrolibre/contract'
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

/** The state of a reservation in words, with a mark and a colour. */
export function StateBadge({ status }: { status: ReservationState }) {
  return (
    <Badge {...looks[status]}>
      <FormattedMessage id={`mfe-admin.state.${status}`} />
    </Badge>
  )
}
