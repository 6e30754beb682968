import { Button } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Both() {
  const say = useGalleryTexts()
  return (
    <StepActions
      back={<BackButton text={say('sample.dates')} />}
      next={
        <Button variant="cta" size="lg">
          {say('sample.payment')}
        </Button>
      }
    />
  )
}

export const stepActions: Example = {
  from: '@metrolibre/ui/parts',
  names: ['StepActions', 'BackButton'],
  about: 'gallery.about.stepActions',
  states: [{ id: 'onPhone', Show: Both, window: { width: 390, height: 160 } }],
}
