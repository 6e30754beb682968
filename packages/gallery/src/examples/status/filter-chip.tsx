import { Flex } from '@metrolibre/ui'
import { FilterChip } from '@metrolibre/ui/parts'
import { CaretDown, DoorOpen, HouseLine, Warehouse } from '@metrolibre/ui/icons'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Pressed() {
  const say = useGalleryTexts()
  const [pressed, setPressed] = useState('room')
  const chip = (id: string) => ({ pressed: pressed === id, onClick: () => setPressed(id) })
  return (
    <Flex wrap="wrap" gap="8px">
      <FilterChip {...chip('room')} icon={<DoorOpen />} count={12}>
        {say('sample.room')}
      </FilterChip>
      <FilterChip {...chip('entire')} icon={<HouseLine />} count={4}>
        {say('sample.house')}
      </FilterChip>
      <FilterChip {...chip('shed')} icon={<Warehouse />} count={0}>
        {say('sample.shed')}
      </FilterChip>
    </Flex>
  )
}

function Opening() {
  const say = useGalleryTexts()
  return (
    <FilterChip trailingIcon={<CaretDown />} aria-expanded={false}>
      {say('sample.price')}
    </FilterChip>
  )
}

export const filterChip: Example = {
  from: '@metrolibre/ui/parts',
  names: ['FilterChip'],
  about: 'gallery.about.filterChip',
  states: [
    { id: 'pressed', Show: Pressed },
    { id: 'withOptions', Show: Opening },
  ],
}
