import type { PropertyDetail } from '@metrolibre/api-client'
import { extraCostsOf, type Money } from '@metrolibre/contract'
import { useIntl, usePrice, type TextName } from '@metrolibre/platform'
import { Box, Text } from '@metrolibre/ui'
import { PriceLine } from '@metrolibre/ui/parts'

/** What is paid beside the price but is not part of it (RULES.md §4), and the house rules of hours. */
export function ExtraCosts({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const price = usePrice()
  const say = (name: TextName<'tenants.property.extra'>) =>
    formatMessage({ id: `tenants.property.extra.${name}` })
  const { rentalMode, openingHours } = property
  const byHour = rentalMode === 'hour'
  const { deposit, depositIsLost, commonExpenses, parking } = extraCostsOf(property)
  const written = (amount: Money, unit?: 'month') => {
    const { text, exact, unitText, reference } = price(amount, unit)
    return `${exact} ${unitText}${reference ? ` (≈\u00a0${text})` : ''}`
  }
  return (
    <Box mt="18px" pt="10px" borderTop="1px solid" borderColor="border">
      <PriceLine label={say('minimum')} value={say(byHour ? 'twoHours' : 'oneMonth')} />
      {byHour && openingHours && (
        <PriceLine label={say('open')} value={`${openingHours.from - 1}:00–${openingHours.to}:00`} />
      )}
      {commonExpenses && <PriceLine label={say('common')} value={written(commonExpenses, 'month')} />}
      {parking && <PriceLine label={say('parking')} value={written(parking, 'month')} />}
      {deposit && (
        <PriceLine
          label={say('deposit')}
          value={deposit === 'one_month' ? say('depositValue') : written(deposit)}
        />
      )}
      {depositIsLost && (
        <Text textStyle="small" fontSize="xs" color="fg.muted" mt="8px">
          {say('depositNote')}
        </Text>
      )}
    </Box>
  )
}
