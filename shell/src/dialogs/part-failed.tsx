import { FormattedMessage } from '@metrolibre/platform'
import type { OpenNotice } from '@metrolibre/platform/host'
import { useRetryOnReturn, type FailedProps } from '@metrolibre/platform/browser'
import { FailureNotice } from '@metrolibre/ui'

interface Props {
  onRetry: () => void
  /** Cancels what opened the part. */
  onClose?: () => void
}

/** Shown in place of a dialog or menu that could not be loaded. */
export const PartFailed = ({ onRetry, onClose }: Props) => (
  <FailureNotice
    title={<FormattedMessage id="shell.remote-failed.title" />}
    text={<FormattedMessage id="shell.remote-failed.text" />}
    retry={{ text: <FormattedMessage id="shell.remote-failed.retry" />, onRetry }}
    close={onClose && { text: <FormattedMessage id="shell.close" />, onClose }}
  />
)

/**
 * Shown in place of an alert or question that could not be loaded. The text of an alert is known, so it is
 * shown even without a connection. A question can't be answered here and is cancelled.
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

/** Shown in place of a sheet that could not be loaded, while it is open. */
export function SheetFailed({ part: { open, onClose }, onRetry }: FailedProps<Sheet>) {
  useRetryOnReturn(open, onRetry)
  return open ? <PartFailed onRetry={onRetry} onClose={onClose} /> : null
}
