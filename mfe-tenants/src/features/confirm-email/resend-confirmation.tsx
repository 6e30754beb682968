import { session } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, useMutation } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'

/** Mails the link that confirms the own address once more, beside what waits for it. */
export function ResendConfirmation() {
  const { toast, showError } = useFeedback()
  const resend = useMutation(session.resendConfirmation())
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => toast(message),
      onError: (error) => void showError(error),
    })
  return (
    <Button variant="outline" size="sm" loading={resend.isPending} onClick={send}>
      <FormattedMessage id="tenants.confirmEmail.resend" />
    </Button>
  )
}
