import { session } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, usePageMutation } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'

/** A button that sends the mail to confirm the user's address again. */
export function ResendConfirmation() {
  const { toast, showError } = useFeedback()
  const resend = usePageMutation(session.resendConfirmation())
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
