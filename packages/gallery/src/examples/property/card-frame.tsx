import { Box, PropertyCard } from '@metrolibre/ui'
import { CardFrame, HeartButton } from '@metrolibre/ui/parts'
import { HouseLine } from '@metrolibre/ui/icons'
import type { Example, StateProps } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Swiped({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Box maxW="360px">
      <CardFrame
        photos={[samplePictureOf('entire', '2'), samplePictureOf('entire', '3')]}
        photosLabel={title}
        photoLabel={(position) => say('sample.photo', { position })}
        mark={
          <HeartButton
            look="over"
            pressed
            onPress={() => {}}
            label={say('sample.favourite')}
            text={say('sample.favouriteShort')}
          />
        }
        card={(strip) => (
          <PropertyCard
            href="#"
            name="Casa patio Italia"
            place="Ñuñoa, Santiago"
            measure="142 m²"
            kind={say('sample.house')}
            kindIcon={<HouseLine />}
            image={samplePictureOf('entire')}
            price={{ state: 'price', amount: '$ 1.560.000', unit: say('sample.perMonth') }}
            over={strip}
          />
        )}
      />
    </Box>
  )
}

export const cardFrame: Example = {
  from: '@metrolibre/ui/parts',
  names: ['CardFrame'],
  about: 'gallery.about.cardFrame',
  states: [{ id: 'variants', Show: Swiped }],
}
