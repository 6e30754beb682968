import { useErrorText, useIntl } from '@metrolibre/platform'
import { Box, Delayed, ErrorPanel, Skeleton, VisuallyHidden } from '@metrolibre/ui'

/** The placeholder of a list that is loading. */
export function ListWaiting({ height = 520 }: { height?: number }) {
  const { formatMessage } = useIntl()
  return (
    <Delayed>
      <Box mt="4">
        <output>
          <VisuallyHidden>{formatMessage({ id: 'mfe-admin.loading' })}</VisuallyHidden>
        </output>
        <Skeleton height={height} radius={20} />
      </Box>
    </Delayed>
  )
}

/** Shown when a list could not be loaded. */
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { formatMessage } = useIntl()
  const { text, requestId } = useErrorText()(error)
  return (
    <Box mt="4">
      <ErrorPanel
        title={formatMessage({ id: 'mfe-admin.failed' })}
        text={text}
        retry={{ text: formatMessage({ id: 'mfe-admin.retry' }), onRetry: () => void onRetry() }}
        detail={
          requestId ? { text: formatMessage({ id: 'mfe-admin.detail' }), content: requestId } : undefined
        }
      />
    </Box>
  )
}
