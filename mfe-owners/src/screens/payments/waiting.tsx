import { useErrorText, useIntl } from '@metrolibre/platform'
import { Box, Delayed, ErrorPanel, Skeleton } from '@metrolibre/ui'

interface Props {
  error: unknown
  onRetry: () => unknown
}

/** Shown until the payments are there, or why they aren't. */
export function Waiting({ error, onRetry }: Props) {
  const { formatMessage } = useIntl()
  const describe = useErrorText()
  if (!error)
    return (
      <Delayed>
        <Box mt="28px">
          <Skeleton height={360} radius={20} />
        </Box>
      </Delayed>
    )
  const { text, requestId } = describe(error)
  return (
    <Box mt="28px">
      <ErrorPanel
        title={formatMessage({ id: 'mfe-owners.payments.failed' })}
        text={text}
        retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry: () => void onRetry() }}
        detail={
          requestId ? { text: formatMessage({ id: 'mfe-owners.detail' }), content: requestId } : undefined
        }
      />
    </Box>
  )
}
