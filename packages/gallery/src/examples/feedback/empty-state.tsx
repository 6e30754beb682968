import { Button, EmptyState } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Illustrated() {
  const say = useGalleryTexts()
  return (
    <EmptyState
      image={samplePictureOf('terreno')}
      title={say('sample.nothingHere')}
      text={say('sample.nothingHereText')}
      action={<Button>{say('sample.clearFilters')}</Button>}
    />
  )
}

function Plain() {
  const say = useGalleryTexts()
  return <EmptyState title={say('sample.noBookings')} />
}

export const emptyState: Example = {
  from: '@metrolibre/ui',
  names: ['EmptyState'],
  about: 'gallery.about.emptyState',
  states: [
    { id: 'illustrated', Show: Illustrated },
    { id: 'textOnly', Show: Plain },
  ],
}
