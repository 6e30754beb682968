import { Box } from '@metrolibre/ui'
import { PriceLine, PriceTotal } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Calculation() {
  const say = useGalleryTexts()
  return (
    <Box maxW="400px">
      <PriceLine label={`$ 450.000 × ${say('sample.months', { count: 3 })}`} value="$ 1.350.000" />
      <PriceLine label={say('sample.serviceFee')} value="$ 210.000" />
      <PriceTotal label={say('sample.total')} amount="$ 1.560.000" />
    </Box>
  )
}

export const priceBox: Example = {
  from: '@metrolibre/ui/parts',
  names: ['PriceLine', 'PriceTotal'],
  about: 'gallery.about.priceBox',
  states: [{ id: 'calculation', Show: Calculation }],
}
