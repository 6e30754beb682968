import { Badge, Box, Picture, SimpleGrid } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function States() {
  const say = useGalleryTexts()
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="16px">
      <Picture src={samplePictureOf('entire')} alt={say('sample.house')} />
      <Picture src={samplePictureOf('entire')} alt={say('sample.soldOut')} drained />
      <Picture alt={say('sample.noPicture')} />
    </SimpleGrid>
  )
}

function Shaped() {
  const say = useGalleryTexts()
  return (
    <Box maxW="240px">
      <Picture src={samplePictureOf('room')} alt={say('sample.room')} ratio={1} radius={24}>
        <Box as="span" position="absolute" top="12px" left="12px">
          <Badge>{say('sample.room')}</Badge>
        </Box>
      </Picture>
    </Box>
  )
}

export const picture: Example = {
  from: '@metrolibre/ui',
  names: ['Picture'],
  about: 'gallery.about.picture',
  states: [
    { id: 'pictureStates', Show: States },
    { id: 'shaped', Show: Shaped },
  ],
}
