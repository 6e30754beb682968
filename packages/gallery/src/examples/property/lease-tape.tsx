import { LeaseTape } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const taken = [
  { from: 0.1, to: 0.3 },
  { from: 0.62, to: 0.8 },
]

function Booked() {
  const say = useGalleryTexts()
  return <LeaseTape start={say('sample.leaseStart')} end={say('sample.leaseEnd')} taken={taken} />
}

function Open() {
  const say = useGalleryTexts()
  return <LeaseTape start={say('sample.leaseStart')} end={say('sample.leaseEnd')} />
}

export const leaseTape: Example = {
  from: '@metrolibre/ui/parts',
  names: ['LeaseTape'],
  about: 'gallery.about.leaseTape',
  states: [
    { id: 'free', Show: Open },
    { id: 'taken', Show: Booked },
  ],
}
