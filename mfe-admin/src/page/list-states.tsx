import { isApiError } from '@metrolibre/api-client'
import { useErrorText, useIntl, useLocation, useNavigate } from '@metrolibre/platform'
import { Box, Delayed, EmptyState, ErrorPanel, Skeleton, VisuallyHidden } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** The placeholder of a list that is loading. */
export function ListWaiting({ height = 520 }: { height?: number }) {
  const { formatMessage } = useIntl()
  return (
    <Box aria-busy="true">
      <Delayed>
        <Box mt="4">
          <output>
            <VisuallyHidden>{formatMessage({ id: 'mfe-admin.loading' })}</VisuallyHidden>
          </output>
          <Skeleton height={height} radius={20} />
        </Box>
      </Delayed>
    </Box>
  )
}

interface FailedProps {
  error: unknown
  onRetry: () => Promise<unknown>
  /** What could not be loaded; by default the list. */
  title?: ReactNode
}

/**
 * Shown when a list, or a record in it, could not be loaded. An address that asks for what there is not leads to the
 * whole list; for a record that does not exist there is nothing to try again.
 */
export function ListFailed({ error, onRetry, title }: FailedProps) {
  const { formatMessage } = useIntl()
  const { text, reference } = useErrorText()(error)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isUnreadable = search !== '' && isApiError(error) && error.status === 422
  if (isApiError(error, 'not_found'))
    return (
      <Box mt="4">
        <EmptyState
          title={formatMessage({ id: 'mfe-admin.record.missing' })}
          text={formatMessage({ id: 'mfe-admin.record.missingText' })}
        />
      </Box>
    )
  return (
    <Box mt="4">
      <ErrorPanel
        title={title ?? formatMessage({ id: 'mfe-admin.failed' })}
        text={isUnreadable ? formatMessage({ id: 'mfe-admin.unreadable' }) : text}
        retry={
          isUnreadable
            ? { text: formatMessage({ id: 'mfe-admin.wholeList' }), onRetry: () => navigate(pathname) }
            : { text: formatMessage({ id: 'mfe-admin.retry' }), onRetry: () => void onRetry() }
        }
        detail={reference}
      />
    </Box>
  )
}
