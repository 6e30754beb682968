import { Box } from '@metrolibre/ui'
import { PropertyMap } from '@metrolibre/ui/map'
import type { Example, StateProps } from '../../example.ts'
import { italia } from '../../samples/places.ts'
import { useSampleMapTexts } from '../../samples/use-map-texts.ts'

const About = ({ title }: StateProps) => (
  <Box h="320px">
    <PropertyMap place={italia} radiusText="300 m" texts={useSampleMapTexts(title)} />
  </Box>
)

const Nowhere = ({ title }: StateProps) => (
  <Box h="320px">
    <PropertyMap place={null} texts={useSampleMapTexts(title)} />
  </Box>
)

export const propertyMap: Example = {
  from: '@metrolibre/ui/map',
  names: ['PropertyMap'],
  about: 'gallery.about.propertyMap',
  states: [
    { id: 'within300m', Show: About, heavy: true },
    { id: 'placeUnknown', Show: Nowhere },
  ],
}
