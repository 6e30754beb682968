import type { AdminReservation } from '@metrolibre/api-client'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge } from '@metrolibre/ui'

const changing = ['held', 'contract_signed', 'awaiting_payment'] as const

/** Returns what the tenant asks for and is still under way. */
export const requestOf = ({
  cancellation,
  dateChange,
  status,
}: Pick<AdminReservation, 'cancellation' | 'dateChange' | 'status'>): 'cancellation' | 'dates' | null => {
  if (cancellation?.status === 'open') return 'cancellation'
  return dateChange && changing.some((one) => one === status) ? 'dates' : null
}

/** Shows it next to the state. */
export function RequestBadge({ reservation }: { reservation: AdminReservation }) {
  const request = requestOf(reservation)
  if (!request) return null
  return (
    <Badge tone="warn" mark="hollow">
      <FormattedMessage id={`mfe-admin.request.kind.${request}`} />
    </Badge>
  )
}
