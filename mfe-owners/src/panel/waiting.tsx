import { useErrorText, useIntl } from '@metrolibre/platform'
import { Box, Delayed, ErrorPanel, Skeleton } from '@metrolibre/ui'

interface Props {
  /** Says what could not be loaded. */
  failed: string
  error: unknown
  onRetry: () => unknown
  /** The distance from what stands above. */
  mt?: string
}

/** Shown below a page's heading until its content is there, or why it isn't. */
export function Waiting({ failed, error, onRetry, mt = '28px' }: Props) {
  const { formatMessage } = useIntl()
  const describe = useErrorText()
  if (!error)
    return (
      <Delayed>
        <Box mt={mt}>
          <Skeleton height={420} radius={20} />
        </Box>
      </Delayed>
    )
  const { text, requestId } = describe(error)
  return (
    <Box mt={mt}>
      <ErrorPanel
        title={failed}
        text={text}
        retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry: () => void onRetry() }}
        detail={
          requestId ? { text: formatMessage({ id: 'mfe-owners.detail' }), content: requestId } : undefined
        }
      />
    </Box>
  )
}
