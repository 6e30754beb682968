import { ErrorPanel, RemoteFailed } from '@metrolibre/ui'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function useRetry() {
  const say = useGalleryTexts()
  const [loading, setLoading] = useState(false)
  return { text: say('sample.retry'), loading, onRetry: () => setLoading(!loading) }
}

function OfData() {
  const say = useGalleryTexts()
  const retry = useRetry()
  return (
    <ErrorPanel
      title={say('sample.listFailed')}
      text={say('sample.listFailedText')}
      retry={retry}
      detail={{ text: say('sample.detail'), content: '503 · req_8f31c2' }}
    />
  )
}

function OfRemote() {
  const say = useGalleryTexts()
  const retry = useRetry()
  return (
    <RemoteFailed title={say('sample.remoteFailed')} text={say('sample.remoteFailedText')} retry={retry} />
  )
}

export const failurePanel: Example = {
  from: '@metrolibre/ui',
  names: ['ErrorPanel', 'RemoteFailed'],
  about: 'gallery.about.failurePanel',
  states: [
    { id: 'dataFailed', Show: OfData },
    { id: 'pageFailed', Show: OfRemote },
  ],
}
