import { session } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, usePageMutation } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'

/** Says that posting needs a confirmed address, and sends the link again. */
export function UnconfirmedNote({ email }: { email: string }) {
  const { toast, showError } = useFeedback()
  const resend = usePageMutation(session.resendConfirmation())
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => toast(message),
      onError: (error) => void showError(error),
    })
  return (
    <Alert
      tone="warn"
      title={<FormattedMessage id="mfe-public.postForm.unconfirmed.title" />}
      action={
        <Button variant="outline" size="sm" loading={resend.isPending} onClick={send}>
          <FormattedMessage id="mfe-public.postForm.unconfirmed.resend" />
        </Button>
      }
    >
      <FormattedMessage id="mfe-public.postForm.unconfirmed.text" values={{ email }} />
    </Alert>
  )
}
