import type { ChargeState } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge, type BadgeProps } from '@metrolibre/ui'

const looks: Record<ChargeState, Pick<BadgeProps, 'tone' | 'mark'>> = {
  planned: { tone: 'neutral', mark: 'hollow' },
  due: { tone: 'warn', mark: 'filled' },
  charging: { tone: 'hours', mark: 'filled' },
  failed: { tone: 'bad', mark: 'hollow' },
  paid: { tone: 'ok', mark: 'filled' },
  overdue: { tone: 'bad', mark: 'filled' },
  waived: { tone: 'neutral', mark: 'filled' },
  dropped: { tone: 'neutral', mark: 'hollow' },
  refunded: { tone: 'hours', mark: 'hollow' },
}

/** The state of a month in words, with a mark and a colour. */
export const ChargeBadge = ({ state }: { state: ChargeState }) => (
  <Badge {...looks[state]}>
    <FormattedMessage id={`mfe-admin.reservation.charge.${state}`} />
  </Badge>
)
