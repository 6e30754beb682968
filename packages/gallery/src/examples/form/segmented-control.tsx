import { Flex } from '@metrolibre/ui'
import { SegmentedControl } from '@metrolibre/ui/form'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Control({ compact }: { compact?: boolean }) {
  const say = useGalleryTexts()
  const [mode, setMode] = useState('month')
  return (
    <SegmentedControl
      compact={compact}
      label={say('sample.rentalMode')}
      options={[
        { value: 'month', label: say('sample.byMonth') },
        { value: 'hour', label: say('sample.byHour') },
      ]}
      value={mode}
      onValueChange={setMode}
    />
  )
}

const Sizes = () => (
  <Flex wrap="wrap" gap="32px">
    <Control />
    <Control compact />
  </Flex>
)

export const segmentedControl: Example = {
  from: '@metrolibre/ui/form',
  names: ['SegmentedControl'],
  about: 'gallery.about.segmentedControl',
  states: [{ id: 'sizes', Show: Sizes }],
}
