import { Box } from '@metrolibre/ui'
import { PinMap } from '@metrolibre/ui/map'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { italia } from '../../samples/places.ts'
import { useSampleMapTexts } from '../../samples/use-map-texts.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Movable({ title }: StateProps) {
  const pin = useGalleryTexts()('sample.movePin')
  const [place, setPlace] = useState(italia)
  return (
    <Box h="320px">
      <PinMap value={place} onChange={setPlace} texts={{ ...useSampleMapTexts(title), pin }} />
    </Box>
  )
}

export const pinMap: Example = {
  from: '@metrolibre/ui/map',
  names: ['PinMap'],
  about: 'gallery.about.pinMap',
  states: [{ id: 'movable', Show: Movable, heavy: true }],
}
