import { session } from '@metrolibre/api-client'
import { EmailChangeBody } from '@metrolibre/contract'
import {
  FormattedMessage,
  useErrorText,
  useFeedback,
  useIntl,
  usePageMutation,
  type TextName,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Text } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { OwnPassword } from './own-password.tsx'

/**
 * Asks for the new address and the password; the change takes effect through a link mailed to the new
 * address.
 */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { alert } = useFeedback()
  const describe = useErrorText()
  const ask = usePageMutation(session.changeEmail())
  const form = useForm(EmailChangeBody, { defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const text = (name: TextName<'mfe-owners.profile.emailDialog'>) =>
    formatMessage({ id: `mfe-owners.profile.emailDialog.${name}` })
  // Holds only an error that no field shows, and is cleared when the user corrects the input.
  const [refusal, setRefusal] = useState<string>()
  const send = form.handleSubmit((body) =>
    ask.mutateAsync(body).then(
      ({ message }) => {
        onClose()
        void alert({ title: text('sent'), text: message })
      },
      (error: unknown) => {
        if (!form.showFields(error)) setRefusal(describe(error).text)
      },
    ),
  )
  return (
    <FormDialog
      title={text('title')}
      size="sm"
      onClose={onClose}
      onSubmit={(event) => {
        setRefusal(undefined)
        void send(event)
      }}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="mfe-owners.profile.emailDialog.cancel" />
          </Button>
          <Button type="submit" loading={ask.isPending}>
            <FormattedMessage id="mfe-owners.profile.emailDialog.send" />
          </Button>
        </>
      }
    >
      <Text textStyle="small" color="fg.muted">
        <FormattedMessage id="mfe-owners.profile.emailDialog.text" />
      </Text>
      {refusal && <Alert tone="bad" title={refusal} />}
      <TextInput
        type="email"
        autoComplete="email"
        label={text('email')}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <OwnPassword error={errors.password?.message} {...form.register('password')} />
    </FormDialog>
  )
}
