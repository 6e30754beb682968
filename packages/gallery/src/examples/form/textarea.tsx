import { Textarea } from '@metrolibre/ui/form'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Filled() {
  const say = useGalleryTexts()
  return (
    <Textarea
      label={say('sample.description')}
      help={say('sample.descriptionHelp')}
      defaultValue={say('sample.roomText')}
    />
  )
}

function Failed() {
  const say = useGalleryTexts()
  return <Textarea label={say('sample.description')} error={say('sample.tooShort')} rows={2} />
}

export const textarea: Example = {
  from: '@metrolibre/ui/form',
  names: ['Textarea'],
  about: 'gallery.about.textarea',
  states: [
    { id: 'filled', Show: Filled },
    { id: 'withError', Show: Failed },
  ],
}
