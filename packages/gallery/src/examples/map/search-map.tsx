import { Box } from '@metrolibre/ui'
import { SearchMap } from '@metrolibre/ui/map'
import { useState } from 'react'
import type { Example, StateProps } from '../../example.ts'
import { pins } from '../../samples/places.ts'
import { useSampleMapTexts } from '../../samples/use-map-texts.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Prices({ title }: StateProps) {
  const say = useGalleryTexts()
  const [selected, setSelected] = useState<string | undefined>('2')
  const cluster = (count: number) => say('sample.placesHere', { count })
  return (
    <Box h="480px">
      <SearchMap
        pins={pins}
        selectedId={selected}
        onSelect={setSelected}
        viewKey="all"
        texts={{ ...useSampleMapTexts(title), cluster }}
      />
    </Box>
  )
}

export const searchMap: Example = {
  from: '@metrolibre/ui/map',
  names: ['SearchMap'],
  about: 'gallery.about.searchMap',
  states: [{ id: 'pricesOnMap', Show: Prices, heavy: true }],
}
