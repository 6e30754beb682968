import { session } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, usePageMutation } from '@metrolibre/platform'
import { Box, TextLink } from '@metrolibre/ui'

/** Says that the address is not confirmed yet, and sends the link again. */
export function UnconfirmedProfile() {
  const { toast, showError } = useFeedback()
  const resend = usePageMutation(session.resendConfirmation())
  const send = () => {
    if (resend.isPending) return
    resend.mutate(undefined, {
      onSuccess: ({ message }) => toast(message),
      onError: (error) => void showError(error),
    })
  }
  return (
    <Box as="span" display="block" mb="2.5">
      <FormattedMessage id="mfe-owners.profile.emailUnconfirmed" />{' '}
      <TextLink as="button" type="button" aria-disabled={resend.isPending} onClick={send}>
        <FormattedMessage id="mfe-owners.profile.emailResend" />
      </TextLink>
    </Box>
  )
}
