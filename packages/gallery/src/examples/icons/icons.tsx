import { Flex, SimpleGrid, Text } from '@metrolibre/ui'
import * as icons from '@metrolibre/ui/icons'
import { MapPin } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const All = () => (
  <SimpleGrid minChildWidth="120px" gap="24px 12px">
    {Object.entries(icons).map(([name, Icon]) => (
      <Flex key={name} direction="column" align="center" gap="8px" minW={0}>
        <Icon size={24} />
        <Text textStyle="measure" color="fg.muted" overflowWrap="anywhere">
          {name}
        </Text>
      </Flex>
    ))}
  </SimpleGrid>
)

function Sizes() {
  const say = useGalleryTexts()
  return (
    <Flex wrap="wrap" align="center" gap="24px">
      <Text>
        <MapPin /> Ñuñoa
      </Text>
      <MapPin size={24} label={say('sample.commune')} />
      <MapPin size={48} />
    </Flex>
  )
}

export const iconsExample: Example = {
  from: '@metrolibre/ui/icons',
  title: 'icons',
  names: ['MapPin'],
  about: 'gallery.about.icons',
  states: [
    { id: 'sizes', Show: Sizes },
    { id: 'allIcons', Show: All },
  ],
}
