import { FormattedMessage } from '@metrolibre/platform'
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

interface Sheet {
  open: boolean
  onClose: () => void
}

/** In place of a sheet: gone while nobody wants it. */
export function SheetFailed({ part: { open, onClose }, onRetry }: FailedProps<Sheet>) {
  useRetryOnReturn(open, onRetry)
  return open ? <PartFailed onRetry={onRetry} onClose={onClose} /> : null
}
