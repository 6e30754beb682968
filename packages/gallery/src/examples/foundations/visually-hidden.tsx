import { Text, VisuallyHidden } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Hidden() {
  const say = useGalleryTexts()
  return (
    <Text>
      4,8 <VisuallyHidden>{say('sample.ofFive')}</VisuallyHidden>
    </Text>
  )
}

export const visuallyHidden: Example = {
  from: '@metrolibre/ui',
  names: ['VisuallyHidden'],
  about: 'gallery.about.visuallyHidden',
  states: [{ id: 'readAloud', Show: Hidden }],
}
