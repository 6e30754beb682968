import { adminReleases } from '@metrolibre/api-client'
import type { RunningApp } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { shortOf } from './outcome-of.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  running: RunningApp & { earlier: string }
  onClose: () => void
}

/** Asks why, and goes back to the version before. A refusal leaves the dialog open with what was typed. */
export function RollbackDialog({ running: { app, current, earlier }, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const rollback = usePageMutation(adminReleases.rollback())
  const version = shortOf(earlier)
  const goBack = (reason: string) =>
    rollback.mutate(
      { app, expected: current.seq, reason },
      {
        onSuccess: () => {
          toast(formatMessage({ id: 'mfe-admin.releases.rolledBack' }, { app, version }))
          onClose()
        },
        onError: (error) => void showError(error),
      },
    )
  return (
    <ReasonDialog
      title={formatMessage({ id: 'mfe-admin.releases.rollbackTitle' }, { app, version })}
      text={formatMessage({ id: 'mfe-admin.releases.rollbackText' }, { current: shortOf(current.version) })}
      action={formatMessage({ id: 'mfe-admin.releases.rollback' })}
      isPending={rollback.isPending}
      onSubmit={goBack}
      onClose={onClose}
    />
  )
}
