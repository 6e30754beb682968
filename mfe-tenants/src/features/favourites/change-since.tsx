import type { Favourite, PropertyCard } from '@metrolibre/api-client'
import { useIntl, usePrice } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'
import { TrendDown, TrendUp } from '@metrolibre/ui/icons'

interface Props {
  noted: Favourite['price']
  price: PropertyCard['price']
}

/** How the price changed since the property was saved. Other units and currencies don't compare. */
export function ChangeSince({ noted, price }: Props) {
  const { formatMessage } = useIntl()
  const write = usePrice()
  if (!noted || price.state !== 'priced' || price.amount === noted.amount) return null
  if (price.currency !== noted.currency || price.unit !== noted.unit) return null
  const cheaper = price.amount < noted.amount
  const Mark = cheaper ? TrendDown : TrendUp
  return (
    <Text textStyle="small" fontWeight="600" mt="6px" color={cheaper ? 'status.ok.fg' : 'fg.muted'}>
      <Mark />{' '}
      {formatMessage(
        { id: cheaper ? 'tenants.saved.cheaper' : 'tenants.saved.dearer' },
        { price: write(noted, noted.unit).text },
      )}
    </Text>
  )
}
