import { Stack } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Settings() {
  const say = useGalleryTexts()
  return (
    <Stack gap="12px">
      <Switch labelShown defaultChecked label={say('sample.published')} />
      <Switch labelShown label={say('sample.verified')} />
      <Switch labelShown disabled label={say('sample.byHour')} />
    </Stack>
  )
}

function InTable() {
  return <Switch label={useGalleryTexts()('sample.published')} defaultChecked />
}

export const switchExample: Example = {
  from: '@metrolibre/ui/form',
  names: ['Switch'],
  about: 'gallery.about.switch',
  states: [
    { id: 'pressed', Show: Settings },
    { id: 'labelHidden', Show: InTable },
  ],
}
