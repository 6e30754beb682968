import type { PropertyDetail } from '@metrolibre/api-client'
import { hoursSpan } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { PriceLine } from '@metrolibre/ui/parts'

/** How long a place is rented at least, and when it is open. */
export function HouseRules({ property: { rentalMode, openingHours } }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const say = (name: TextName<'tenants.property.extra'>) =>
    formatMessage({ id: `tenants.property.extra.${name}` })
  const byHour = rentalMode === 'hour'
  return (
    <Box mt="18px" pt="10px" borderTop="1px solid" borderColor="border">
      <PriceLine label={say('minimum')} value={say(byHour ? 'twoHours' : 'oneMonth')} />
      {!byHour && <PriceLine label={say('advised')} value={say('threeMonths')} />}
      {byHour && openingHours && (
        <PriceLine label={say('open')} value={hoursSpan(openingHours.from, openingHours.to)} />
      )}
    </Box>
  )
}
