import { isApiError } from '@metrolibre/api-client'
import { useErrorText, useIntl } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'

const firstFault = 500

interface Props {
  error: unknown
  onRetry: () => void
}

/** Says once why something was not sent. What failed on the way or at the server can be tried again at once. */
export function RequestFailed({ error, onRetry }: Props) {
  const { formatMessage } = useIntl()
  const { text, reference } = useErrorText()(error)
  const isRefusal = isApiError(error) && error.status < firstFault
  return (
    <Alert
      tone="bad"
      title={text}
      reference={reference}
      action={
        !isRefusal && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            {formatMessage({ id: 'mfe-owners.retry' })}
          </Button>
        )
      }
    />
  )
}
