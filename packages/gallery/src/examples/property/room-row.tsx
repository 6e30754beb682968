import { Availability, Button, PriceText } from '@metrolibre/ui'
import { RoomRow } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Free() {
  const say = useGalleryTexts()
  return (
    <RoomRow
      name={say('sample.roomName')}
      description={say('sample.roomText')}
      measure="18 m²"
      image={samplePictureOf('room')}
      onPicture={() => {}}
      pictureLabel={say('sample.allPictures')}
      price={<PriceText size="row" amount="$ 280.000" unit={say('sample.perMonth')} />}
      action={<Button size="sm">{say('sample.choose')}</Button>}
    />
  )
}

function Taken() {
  const say = useGalleryTexts()
  return (
    <RoomRow
      name={say('sample.roomName')}
      measure="14 m²"
      image={samplePictureOf('room', '2')}
      soldOut
      price={<PriceText size="row" amount={say('sample.soldOut')} gone />}
      action={<Availability available={false}>{say('sample.freeInMarch')}</Availability>}
    />
  )
}

export const roomRow: Example = {
  from: '@metrolibre/ui/parts',
  names: ['RoomRow'],
  about: 'gallery.about.roomRow',
  states: [
    { id: 'free', Show: Free },
    { id: 'taken', Show: Taken },
  ],
}
