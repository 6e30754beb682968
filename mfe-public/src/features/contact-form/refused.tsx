import { FormattedMessage, useErrorText } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'

/** Why a message did not leave, in the server's words. */
export function Refused({ error }: { error: unknown }) {
  const words = useErrorText()
  if (!error) return null
  const { text, requestId } = words(error)
  return (
    <Alert
      tone="bad"
      title={<FormattedMessage id="mfe-public.questions.form.failed" />}
      reference={
        requestId && <FormattedMessage id="mfe-public.questions.form.reference" values={{ id: requestId }} />
      }
    >
      {text}
    </Alert>
  )
}
