import { useErrorText, useIntl } from '@metrolibre/platform'
import { ErrorPanel } from '@metrolibre/ui'

interface Props {
  /** Says what could not be loaded. Default: the title of the error. */
  title?: string
  error: unknown
  /** Whether it is being loaded again. */
  loading?: boolean
  onRetry: () => unknown
}

/** Says why something could not be loaded, with a button that tries again. */
export function LoadFailed({ title, error, loading, onRetry }: Props) {
  const { formatMessage } = useIntl()
  const problem = useErrorText()(error)
  return (
    <ErrorPanel
      title={title ?? problem.title}
      text={problem.text}
      retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry: () => void onRetry(), loading }}
      detail={problem.reference}
    />
  )
}
