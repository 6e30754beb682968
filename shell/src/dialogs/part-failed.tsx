import { FormattedMessage } from '@metrolibre/platform'
import type { OpenNotice } from '@metrolibre/platform/host'
import { useRetryOnReturn, type FailedProps } from '@metrolibre/platform/browser'
import { FailureNotice } from '@metrolibre/ui'

interface Props {
  onRetry: () => void
  /** Takes back what asked for the part. */
  onClose?: () => void
}

/** In place of a part over the page that could not be fetched. */
export const PartFailed = ({ onRetry, onClose }: Props) => (
  <FailureNotice
    title={<FormattedMessage id="shell.remote-failed.title" />}
    text={<FormattedMessage id="shell.remote-failed.text" />}
    retry={{ text: <FormattedMessage id="shell.remote-failed.retry" />, onRetry }}
    close={onClose && { text: <FormattedMessage id="shell.close" />, onClose }}
  />
)

/**
 * In place of a notice: what it had to say is known and is said, without a connection too. A question can't be
 * answered here, and is taken back.
 */
export function NoticeFailed({ part: { notice }, onRetry }: FailedProps<{ notice: OpenNotice }>) {
  const { kind, request, answer } = notice
  if (kind === 'confirm') return <PartFailed onRetry={onRetry} onClose={() => answer(false)} />
  return (
    <FailureNotice
      title={request.title}
      text={request.text === request.title ? undefined : request.text}
      retry={{ text: <FormattedMessage id="shell.notice.read" />, onRetry: () => answer(true) }}
    />
  )
}

interface Sheet {
  open: boolean
  onClose: () => void
}

/** In place of a sheet: gone while nobody wants it. */
export function SheetFailed({ part: { open, onClose }, onRetry }: FailedProps<Sheet>) {
  useRetryOnReturn(open, onRetry)
  return open ? <PartFailed onRetry={onRetry} onClose={onClose} /> : null
}
