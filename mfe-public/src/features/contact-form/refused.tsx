import { FormattedMessage, useErrorText } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'

/** Shows why a message was not sent, with the server's text. */
export function MessageRefused({ error }: { error: unknown }) {
  const words = useErrorText()
  if (!error) return null
  const { text, reference } = words(error)
  return (
    <Alert
      tone="bad"
      title={<FormattedMessage id="mfe-public.questions.form.failed" />}
      reference={reference}
    >
      {text}
    </Alert>
  )
}
