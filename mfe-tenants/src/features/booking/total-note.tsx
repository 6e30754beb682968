import { FormattedMessage } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'
import type { PricedStay } from './stay.ts'

/** Says that a monthly rental may cost more than the total; the contract has the amounts (RULES.md §4). */
export function TotalNote({ stay }: { stay: PricedStay }) {
  if (stay.rentalMode === 'hour') return null
  return (
    <Text textStyle="small" color="fg.muted" mt="12px">
      <FormattedMessage id="tenants.booking.besides" />
    </Text>
  )
}
