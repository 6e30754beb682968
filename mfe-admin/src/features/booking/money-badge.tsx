import type { AdminReservation } from '@metrolibre/api-client'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge } from '@metrolibre/ui'
import { isLostAndStands } from './booking.ts'

/**
 * Returns what needs attention in a reservation's payment: an open dispute, a lost one while the booking stands, or a
 * last refund that failed.
 */
export const moneyTrouble = ({
  status,
  refunds = [],
  disputes = [],
}: Pick<AdminReservation, 'status' | 'refunds' | 'disputes'>):
  | 'disputed'
  | 'lost'
  | 'refund_failed'
  | null => {
  if (disputes.some(({ isOpen }) => isOpen)) return 'disputed'
  if (isLostAndStands({ status, disputes })) return 'lost'
  return refunds.at(-1)?.status === 'failed' ? 'refund_failed' : null
}

/** Shows such a problem next to the state. */
export function MoneyBadge({ reservation }: { reservation: AdminReservation }) {
  const trouble = moneyTrouble(reservation)
  if (!trouble) return null
  return (
    <Badge tone="bad" mark="filled">
      <FormattedMessage id={`mfe-admin.money.${trouble}`} />
    </Badge>
  )
}
