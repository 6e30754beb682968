import { BottomMenu } from '@metrolibre/ui'
import { HouseLine, MagnifyingGlass, Users } from '@metrolibre/ui/icons'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Items({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <BottomMenu
      label={title}
      items={[
        { id: 'have', icon: <HouseLine />, text: say('sample.haveSpace'), to: '#' },
        { id: 'look', icon: <MagnifyingGlass />, text: say('sample.lookForSpace'), to: '#', current: true },
        { id: 'us', icon: <Users />, text: say('sample.us'), onPress: () => {} },
      ]}
    />
  )
}

export const bottomMenu: Example = {
  from: '@metrolibre/ui',
  names: ['BottomMenu'],
  about: 'gallery.about.bottomMenu',
  states: [{ id: 'onPhone', Show: Items, window: { width: 390, height: 160 } }],
}
