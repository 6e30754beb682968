import { useIntl } from '@metrolibre/platform'
import { ErrorPanel } from '@metrolibre/ui'
import { useSayNewImage } from './use-say.ts'

/** Shown in place of the viewer or the map when its code could not be loaded. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const say = useSayNewImage()
  return (
    <ErrorPanel
      title={say('viewerFailed')}
      text={say('viewerFailedText')}
      retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry }}
    />
  )
}
