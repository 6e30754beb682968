import { Flex } from '@metrolibre/ui'
import { HeartButton, type HeartButtonProps } from '@metrolibre/ui/parts'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Toggled({ look }: Pick<HeartButtonProps, 'look'>) {
  const say = useGalleryTexts()
  const [pressed, setPressed] = useState(look === 'over')
  return (
    <HeartButton
      look={look}
      pressed={pressed}
      onPress={() => setPressed(!pressed)}
      label={say('sample.favourite')}
      text={say('sample.favouriteShort')}
    />
  )
}

const Variants = () => (
  <Flex gap="16px" p="16px" bg="bg.inset">
    <Toggled look="over" />
    <Toggled look="beside" />
  </Flex>
)

export const heartButton: Example = {
  from: '@metrolibre/ui/parts',
  names: ['HeartButton'],
  about: 'gallery.about.heartButton',
  states: [{ id: 'variants', Show: Variants }],
}
