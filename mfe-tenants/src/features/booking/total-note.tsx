import { formatExact } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'
import type { PricedStay } from './stay.ts'

/**
 * From the rental conditions (RULES.md, "Reservations and money"): in Chilean pesos per month, mentioned but
 * not charged here.
 */
const commonExpenses = { amount: 20_000, currency: 'CLP' } as const

/** What a monthly rental costs in addition to the total. */
export function TotalNote({ stay }: { stay: PricedStay }) {
  if (stay.rentalMode === 'hour') return null
  const id = stay.currency === 'CLP' ? 'tenants.booking.besides' : 'tenants.booking.besidesDeposit'
  return (
    <Text textStyle="small" color="fg.muted" mt="12px">
      <FormattedMessage id={id} values={{ expenses: formatExact(commonExpenses) }} />
    </Text>
  )
}
