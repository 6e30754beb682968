import { FailureNotice } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Floating() {
  const say = useGalleryTexts()
  return (
    <FailureNotice
      title={say('sample.dialogFailed')}
      text={say('sample.dialogFailedText')}
      retry={{ text: say('sample.retry'), onRetry: () => {} }}
      close={{ text: say('sample.cancel'), onClose: () => {} }}
    />
  )
}

export const failureNotice: Example = {
  from: '@metrolibre/ui',
  names: ['FailureNotice'],
  about: 'gallery.about.failureNotice',
  states: [{ id: 'floating', Show: Floating, window: { height: 260 } }],
}
