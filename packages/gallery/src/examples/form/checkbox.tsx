import { SimpleGrid, Stack } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Ticked() {
  const say = useGalleryTexts()
  return (
    <Stack gap="12px">
      <Checkbox label={say('sample.wifi')} defaultChecked />
      <Checkbox label={say('sample.parking')} description={say('sample.parkingText')} />
      <Checkbox label={say('sample.cleaning')} disabled />
    </Stack>
  )
}

function Cards() {
  const say = useGalleryTexts()
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="12px">
      <Checkbox card defaultChecked label={say('sample.guard')} description={say('sample.guardText')} />
      <Checkbox card label={say('sample.cleaning')} description={say('sample.cleaningText')} />
    </SimpleGrid>
  )
}

function Failed() {
  const say = useGalleryTexts()
  return <Checkbox label={say('sample.accept')} error={say('sample.acceptError')} />
}

export const checkbox: Example = {
  from: '@metrolibre/ui/form',
  names: ['Checkbox'],
  about: 'gallery.about.checkbox',
  states: [
    { id: 'pressed', Show: Ticked },
    { id: 'asCards', Show: Cards },
    { id: 'withError', Show: Failed },
  ],
}
