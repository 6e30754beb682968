import { adminReleases } from '@metrolibre/api-client'
import type { ReleaseCanary } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { shortOf } from './outcome-of.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  canary: ReleaseCanary
  onClose: () => void
}

/** Asks why, and ends a canary. One that has ended by itself meanwhile is only told so. */
export function EndCanaryDialog({ canary: { id, app, version, control }, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const end = usePageMutation(adminReleases.endCanary())
  const endIt = (reason: string) =>
    end.mutate(
      { id, reason },
      {
        onSuccess: () => {
          toast(formatMessage({ id: 'mfe-admin.releases.canaryEnded' }, { app, version: shortOf(control) }))
          onClose()
        },
        onError: (error) => void showError(error),
      },
    )
  return (
    <ReasonDialog
      title={formatMessage({ id: 'mfe-admin.releases.endCanaryTitle' }, { app })}
      text={formatMessage(
        { id: 'mfe-admin.releases.endCanaryText' },
        { version: shortOf(version), control: shortOf(control) },
      )}
      action={formatMessage({ id: 'mfe-admin.releases.endCanary' })}
      isPending={end.isPending}
      onSubmit={endIt}
      onClose={onClose}
    />
  )
}
