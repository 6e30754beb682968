import { useIntl } from '@metrolibre/platform'
import type { OpenNotice } from '@metrolibre/platform/host'
import { ConfirmDialog } from '@metrolibre/ui/overlay'
import { FoldedReference } from './request-reference.tsx'
import { UnconfirmedDialog } from './unconfirmed.tsx'

/** Shows the first alert or question in the queue. */
export default function Notice({ notice }: { notice: OpenNotice }) {
  const { formatMessage } = useIntl()
  if (notice.kind === 'alert' && notice.request.code === 'email_unconfirmed')
    return <UnconfirmedDialog text={notice.request.text} onClose={() => notice.answer(true)} />
  const { request, kind, answer } = notice
  const asked = kind === 'confirm' && {
    confirmText: notice.request.confirm,
    cancelText: notice.request.cancel,
    danger: notice.request.danger,
  }
  return (
    <ConfirmDialog
      open
      title={request.title}
      text={request.text === request.title ? undefined : request.text}
      confirmText={formatMessage({ id: 'shell.notice.read' })}
      {...asked}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {request.requestId && <FoldedReference id={request.requestId} />}
    </ConfirmDialog>
  )
}
