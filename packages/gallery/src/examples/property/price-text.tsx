import { PriceText, Stack } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const sizes = ['card', 'row', 'box', 'total'] as const

function Sizes() {
  const unit = useGalleryTexts()('sample.perMonth')
  return (
    <Stack gap="16px">
      {sizes.map((size) => (
        <PriceText key={size} size={size} amount="$ 450.000" unit={unit} />
      ))}
    </Stack>
  )
}

function Words() {
  const say = useGalleryTexts()
  return (
    <Stack gap="16px">
      <PriceText
        prefix={say('sample.from')}
        amount="S/ 1.900"
        unit={say('sample.perMonth')}
        note={say('sample.converted')}
      />
      <PriceText words amount={say('sample.noPrice')} />
      <PriceText gone amount={say('sample.soldOut')} unit={say('sample.freeInMarch')} />
    </Stack>
  )
}

export const priceText: Example = {
  from: '@metrolibre/ui',
  names: ['PriceText'],
  about: 'gallery.about.priceText',
  states: [
    { id: 'sizes', Show: Sizes },
    { id: 'unpriced', Show: Words },
  ],
}
