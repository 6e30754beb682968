import { session } from '@metrolibre/api-client'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { ConfirmDialog } from '@metrolibre/ui/overlay'

interface Props {
  /** The server's message that says why the call was refused. */
  text: string
  onClose: () => void
}

/** Shown when an action requires a confirmed address: a button sends the confirmation link again. */
export function UnconfirmedDialog({ text, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const resend = usePageMutation(session.resendConfirmation())
  const send = () => {
    onClose()
    resend.mutateAsync().then(
      ({ message }) => toast(message),
      (error: unknown) => void showError(error),
    )
  }
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'shell.confirmEmail.title' })}
      text={text}
      confirmText={formatMessage({ id: 'shell.confirmEmail.resend' })}
      cancelText={formatMessage({ id: 'shell.confirmEmail.close' })}
      onConfirm={send}
      onCancel={onClose}
    />
  )
}
