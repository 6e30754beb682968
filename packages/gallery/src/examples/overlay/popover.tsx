import { Button, Stack, Text } from '@metrolibre/ui'
import { NumberInput } from '@metrolibre/ui/form'
import { Popover } from '@metrolibre/ui/overlay'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Filter({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Popover
      placement="bottom-start"
      label={say('sample.price')}
      trigger={<Button variant="outline">{title}</Button>}
    >
      <Stack gap="12px">
        <Text>{say('sample.priceText')}</Text>
        <NumberInput compact label={say('sample.price')} prefix="$" />
      </Stack>
    </Popover>
  )
}

export const popover: Example = {
  from: '@metrolibre/ui/overlay',
  names: ['Popover'],
  about: 'gallery.about.popover',
  states: [{ id: 'panelAtButton', Show: Filter, opens: true }],
}
