import { Button } from '@metrolibre/ui'
import { PageMissing } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function NoBooking() {
  const say = useGalleryTexts()
  return (
    <PageMissing
      title={say('sample.noBookings')}
      text={say('sample.nothingHereText')}
      action={<Button variant="outline">{say('sample.bookings')}</Button>}
    />
  )
}

export const pageMissing: Example = {
  from: '@metrolibre/ui/parts',
  names: ['PageMissing'],
  about: 'gallery.about.pageMissing',
  states: [{ id: 'withAction', Show: NoBooking, window: { height: 320 } }],
}
