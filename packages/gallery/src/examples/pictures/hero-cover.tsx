import { Box, Button, Container, HeroCover, Text } from '@metrolibre/ui'
import { Image } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { streetPicture } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Hero() {
  const say = useGalleryTexts()
  return (
    <HeroCover size="hero" src={streetPicture()}>
      <Container>
        <Box as="h3" textStyle="display" maxW="9ch">
          {say('sample.freeMetres')}
        </Box>
        <Text textStyle="lead" mt="16px" maxW="32ch">
          {say('sample.aboutUs')}
        </Text>
      </Container>
    </HeroCover>
  )
}

function Band() {
  const say = useGalleryTexts()
  return (
    <HeroCover
      rounded
      src={streetPicture()}
      tools={
        <Button size="sm" icon={<Image />}>
          {say('sample.changePicture')}
        </Button>
      }
    >
      <Container>
        <Box as="h3" textStyle="pageTitle" py="40px">
          {say('sample.findSpace')}
        </Box>
      </Container>
    </HeroCover>
  )
}

export const heroCover: Example = {
  from: '@metrolibre/ui',
  names: ['HeroCover'],
  about: 'gallery.about.heroCover',
  states: [
    { id: 'hero', Show: Hero, flush: true },
    { id: 'band', Show: Band, flush: true },
  ],
}
