import { Cota, Stack } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Measures() {
  const say = useGalleryTexts()
  return (
    <Stack gap="20px" maxW="320px">
      <Cota>142 m²</Cota>
      <Cota>{say('sample.months', { count: 6 })}</Cota>
    </Stack>
  )
}

export const cota: Example = {
  from: '@metrolibre/ui',
  names: ['Cota'],
  about: 'gallery.about.cota',
  states: [{ id: 'measures', Show: Measures }],
}
