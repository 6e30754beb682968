import { Stack, ToastTape } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const hour = 3_600_000

function Tones() {
  const say = useGalleryTexts()
  const close = { closeLabel: say('sample.close'), onClose: () => {}, ms: hour }
  return (
    <Stack gap="12px" maxW="480px">
      <ToastTape {...close}>{say('sample.saved')}</ToastTape>
      <ToastTape {...close} tone="info">
        {say('sample.linkCopied')}
      </ToastTape>
      <ToastTape {...close} tone="bad" paused>
        {say('sample.notSaved')}
      </ToastTape>
    </Stack>
  )
}

export const toastTape: Example = {
  from: '@metrolibre/ui',
  names: ['ToastTape'],
  about: 'gallery.about.toastTape',
  states: [{ id: 'tones', Show: Tones }],
}
