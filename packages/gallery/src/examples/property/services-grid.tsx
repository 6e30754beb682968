import { ServicesGrid } from '@metrolibre/ui/parts'
import { Broom, CarSimple, ShieldCheck, Toilet, Vault, WifiHigh } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Offered() {
  const say = useGalleryTexts()
  return (
    <ServicesGrid
      services={[
        { id: 'wifi', icon: <WifiHigh />, text: say('sample.wifi') },
        { id: 'parking', icon: <CarSimple />, text: say('sample.parking') },
        { id: 'cleaning', icon: <Broom />, text: say('sample.cleaning') },
        { id: 'bath', icon: <Toilet />, text: say('sample.bath') },
        { id: 'safe', icon: <Vault />, text: say('sample.safe') },
        { id: 'guard', icon: <ShieldCheck />, text: say('sample.guard') },
      ]}
    />
  )
}

export const servicesGrid: Example = {
  from: '@metrolibre/ui/parts',
  names: ['ServicesGrid'],
  about: 'gallery.about.servicesGrid',
  states: [{ id: 'sixServices', Show: Offered }],
}
