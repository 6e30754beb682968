import { useIntl } from '@metrolibre/platform'
import { useRetryOnReturn, type FailedProps } from '@metrolibre/platform/browser'
import { FailureNotice } from '@metrolibre/ui'

interface Dialog {
  open: boolean
  onClose: () => void
}

/** Shown in place of a dialog that could not be loaded. */
export function DialogFailed({ part: { open, onClose }, onRetry }: FailedProps<Dialog>) {
  const { formatMessage } = useIntl()
  useRetryOnReturn(open, onRetry)
  if (!open) return null
  return (
    <FailureNotice
      title={formatMessage({ id: 'tenants.part.title' })}
      text={formatMessage({ id: 'tenants.part.text' })}
      retry={{ text: formatMessage({ id: 'tenants.search.retry' }), onRetry }}
      close={{ text: formatMessage({ id: 'tenants.search.close' }), onClose }}
    />
  )
}
