import { useIntl } from '@metrolibre/platform'
import { ErrorPanel } from '@metrolibre/ui'

/** Shown in place of a part of a page whose code could not be loaded; the rest of the page works. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <ErrorPanel
      title={formatMessage({ id: 'mfe-owners.listing.partFailed' })}
      text={formatMessage({ id: 'mfe-owners.listing.partFailedText' })}
      retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry }}
    />
  )
}
