import { Button } from '@metrolibre/ui'
import { Copy, DotsThreeVertical, PencilSimple, Trash } from '@metrolibre/ui/icons'
import { Menu } from '@metrolibre/ui/overlay'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Actions({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <Button variant="outline" trailingIcon={<DotsThreeVertical />}>
          {title}
        </Button>
      }
      items={[
        { id: 'edit', icon: <PencilSimple />, text: say('sample.edit'), to: '#' },
        { id: 'copy', icon: <Copy />, text: say('sample.duplicate'), disabled: true },
        { id: 'delete', icon: <Trash />, text: say('sample.delete'), danger: true },
      ]}
    />
  )
}

export const menu: Example = {
  from: '@metrolibre/ui/overlay',
  names: ['Menu'],
  about: 'gallery.about.menu',
  states: [{ id: 'actionMenu', Show: Actions, opens: true }],
}
