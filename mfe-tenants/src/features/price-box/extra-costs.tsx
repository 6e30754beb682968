import type { PropertyDetail } from '@metrolibre/api-client'
import { useIntl, usePrice, type TextName } from '@metrolibre/platform'
import { Box, Text } from '@metrolibre/ui'
import { PriceLine } from '@metrolibre/ui/parts'

/**
 * Common expenses and a parking space, each in pesos per month. Shown beside the price, but not part of it
 * (RULES.md §4).
 */
const monthlyExtra = { amount: 20_000, currency: 'CLP' } as const

/** The additional costs of a monthly rental, or the house rules of an hourly one. */
export function ExtraCosts({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const price = usePrice()
  const say = (name: TextName<'tenants.property.extra'>) =>
    formatMessage({ id: `tenants.property.extra.${name}` })
  const { rentalMode, country, openingHours, garage } = property
  const byHour = rentalMode === 'hour'
  const extra = price(monthlyExtra, 'month')
  return (
    <Box mt="18px" pt="10px" borderTop="1px solid" borderColor="border">
      <PriceLine label={say('minimum')} value={say(byHour ? 'twoHours' : 'oneMonth')} />
      {byHour && openingHours && (
        <PriceLine label={say('open')} value={`${openingHours.from - 1}:00–${openingHours.to}:00`} />
      )}
      {!byHour && country === 'Chile' && (
        <>
          <PriceLine label={say('common')} value={`${extra.text} ${extra.unitText}`} />
          {garage > 0 && <PriceLine label={say('parking')} value={`${extra.text} ${extra.unitText}`} />}
        </>
      )}
      {!byHour && (
        <>
          <PriceLine label={say('deposit')} value={say('depositValue')} />
          <Text textStyle="small" fontSize="xs" color="fg.muted" mt="8px">
            {say('depositNote')}
          </Text>
        </>
      )}
    </Box>
  )
}
