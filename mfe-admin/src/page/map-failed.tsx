import { useIntl } from '@metrolibre/platform'
import { ErrorPanel } from '@metrolibre/ui'

/** Shown in place of a map when its code could not be loaded. */
export function MapFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <ErrorPanel
      title={formatMessage({ id: 'mfe-admin.mapFailed' })}
      text={formatMessage({ id: 'mfe-admin.mapFailedText' })}
      retry={{ text: formatMessage({ id: 'mfe-admin.retry' }), onRetry }}
    />
  )
}
