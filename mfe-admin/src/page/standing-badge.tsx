import { FormattedMessage } from '@metrolibre/platform'
import { Badge, type BadgeProps } from '@metrolibre/ui'
import type { AdminPaymentStanding } from '@metrolibre/contract'

const looks: Record<AdminPaymentStanding, Pick<BadgeProps, 'tone' | 'mark'>> = {
  paid: { tone: 'ok', mark: 'filled' },
  disputed: { tone: 'bad', mark: 'filled' },
  lost: { tone: 'bad', mark: 'hollow' },
  refunded: { tone: 'neutral', mark: 'hollow' },
  refunding: { tone: 'hours', mark: 'filled' },
  part_refunded: { tone: 'hours', mark: 'hollow' },
}

/** The state of a payment. */
export const StandingBadge = ({ standing }: { standing: AdminPaymentStanding }) => (
  <Badge {...looks[standing]}>
    <FormattedMessage id={`mfe-admin.standing.${standing}`} />
  </Badge>
)
