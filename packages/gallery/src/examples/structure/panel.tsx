import { Panel, SimpleGrid, Text } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Surfaces() {
  const say = useGalleryTexts()
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="16px">
      <Panel padded>
        <Text>{say('sample.aboutUs')}</Text>
      </Panel>
      <Panel padded raised>
        <Text>{say('sample.quote')}</Text>
      </Panel>
      <Panel clip>
        <img src={samplePictureOf('galpon')} alt={say('sample.shed')} width={1200} height={800} />
      </Panel>
    </SimpleGrid>
  )
}

export const panel: Example = {
  from: '@metrolibre/ui',
  names: ['Panel'],
  about: 'gallery.about.panel',
  states: [{ id: 'surfaces', Show: Surfaces }],
}
