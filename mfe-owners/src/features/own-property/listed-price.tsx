import type { OwnedProperty } from '@metrolibre/api-client'
import { useCardPrice } from '@metrolibre/platform'
import { Box, PriceText } from '@metrolibre/ui'

/** At what price a published property is offered, as its card says it. */
export function ListedPrice({ property: { price, listingStatus } }: { property: OwnedProperty }) {
  const shown = useCardPrice()(price)
  if (listingStatus !== 'published' || shown.state !== 'price') return null
  return (
    <Box mt="10px">
      <PriceText amount={shown.amount} unit={shown.unit} prefix={shown.prefix} note={shown.note} />
    </Box>
  )
}
