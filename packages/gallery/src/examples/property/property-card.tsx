import { PropertyCard, PropertyCardSkeleton, SimpleGrid } from '@metrolibre/ui'
import { DoorOpen, HouseLine, Plant, Warehouse } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const columns = { base: 1, sm: 2, xl: 3 }

function Prices() {
  const say = useGalleryTexts()
  const perMonth = say('sample.perMonth')
  return (
    <SimpleGrid columns={columns} gap="24px">
      <PropertyCard
        href="#"
        name="Casa patio Italia"
        place="Ñuñoa, Santiago"
        measure="142 m²"
        kind={say('sample.house')}
        kindIcon={<HouseLine />}
        image={samplePictureOf('entire')}
        price={{ state: 'price', amount: '$ 1.560.000', unit: perMonth }}
      />
      <PropertyCard
        href="#"
        name="Altillo con escritorio"
        place="Barranco, Lima"
        measure="18 m²"
        kind={say('sample.room')}
        kindIcon={<DoorOpen />}
        image={samplePictureOf('room')}
        price={{
          state: 'price',
          prefix: say('sample.from'),
          amount: 'S/ 1.900',
          unit: perMonth,
          note: say('sample.converted'),
        }}
      />
      <PropertyCard
        href="#"
        selected
        name="Galpón Quilicura"
        place="Quilicura, Santiago"
        measure="520 m²"
        kind={say('sample.shed')}
        kindIcon={<Warehouse />}
        image={samplePictureOf('galpon')}
        price={{ state: 'price', amount: '$ 9.500', unit: say('sample.perHour') }}
      />
    </SimpleGrid>
  )
}

function Without() {
  const say = useGalleryTexts()
  return (
    <SimpleGrid columns={columns} gap="24px">
      <PropertyCard
        href="#"
        name="Terreno Lurín"
        place="Lurín, Lima"
        measure="1.200 m²"
        kind={say('sample.land')}
        kindIcon={<Plant />}
        image={samplePictureOf('terreno')}
        price={{ state: 'sold-out', text: say('sample.soldOut'), note: say('sample.freeInMarch') }}
      />
      <PropertyCard
        href="#"
        name="Casa Recoleta"
        place="Recoleta, Santiago"
        kind={say('sample.room')}
        kindIcon={<DoorOpen />}
        image={samplePictureOf('room', '2')}
        price={{ state: 'no-rooms', text: say('sample.noRooms') }}
      />
      <PropertyCard
        href="#"
        name="Bodega Surco"
        place="Surco, Lima"
        measure="80 m²"
        kind={say('sample.shed')}
        kindIcon={<Warehouse />}
        price={{ state: 'undefined-price', text: say('sample.noPrice') }}
      />
    </SimpleGrid>
  )
}

const Loading = () => (
  <SimpleGrid columns={columns} gap="24px">
    <PropertyCardSkeleton />
    <PropertyCardSkeleton />
  </SimpleGrid>
)

export const propertyCard: Example = {
  from: '@metrolibre/ui',
  names: ['PropertyCard', 'PropertyCardSkeleton'],
  about: 'gallery.about.propertyCard',
  states: [
    { id: 'priced', Show: Prices },
    { id: 'unpriced', Show: Without },
    { id: 'loading', Show: Loading },
  ],
}
