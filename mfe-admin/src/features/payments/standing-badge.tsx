import { FormattedMessage } from '@metrolibre/platform'
import { Badge, type BadgeProps } from '@metrolibre/ui'
import type { Standing } from './payment.ts'

const looks: Record<Standing, Pick<BadgeProps, 'tone' | 'mark'>> = {
  paid: { tone: 'ok', mark: 'filled' },
  disputed: { tone: 'bad', mark: 'filled' },
  lost: { tone: 'bad', mark: 'hollow' },
  refunded: { tone: 'neutral', mark: 'hollow' },
  processing: { tone: 'warn', mark: 'filled' },
  unfinished: { tone: 'bad', mark: 'hollow' },
  cancelled: { tone: 'neutral', mark: 'hollow' },
}

/** The state of a payment. */
export const StandingBadge = ({ standing }: { standing: Standing }) => (
  <Badge {...looks[standing]}>
    <FormattedMessage id={`mfe-admin.standing.${standing}`} />
  </Badge>
)
