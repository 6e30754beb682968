import { session } from '@metrolibre/api-client'
import { RestoreBody } from '@metrolibre/contract'
import { FormattedMessage, useCaptcha, useIntl, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Stack, Text, TextLink } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import type { AuthFormProps } from './form-props.ts'
import { AuthRefusal } from './refusal.tsx'

/**
 * Requests a mail with a link to set a new password; the answer never reveals whether an address is known.
 */
export function RestoreForm({ email, onSwitch }: AuthFormProps) {
  const { formatMessage } = useIntl()
  const prove = useCaptcha()
  const { mutateAsync: send } = usePageMutation(session.restore())
  const restore = usePageMutation({
    mutationFn: async (body: RestoreBody) => send({ ...body, recaptchaToken: await prove() }),
  })
  const { register, handleSubmit, getValues, formState } = useForm(RestoreBody, { defaultValues: { email } })
  const ask = handleSubmit((body) => restore.mutate(body))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Clears the answer to the previous attempt.
        restore.reset()
        void ask(event)
      }}
    >
      <Stack gap={4}>
        <AuthRefusal
          error={restore.error}
          say={(message) => formatMessage({ id: 'shell.restore.error' }, { message })}
        />
        {restore.data && <Alert tone="ok" title={restore.data.message} />}
        <TextInput
          label={formatMessage({ id: 'shell.field.email' })}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" size="lg" full loading={restore.isPending}>
          <FormattedMessage id="shell.restore.submit" />
        </Button>
        <Text textStyle="small" color="fg.muted" textAlign="center">
          <FormattedMessage id="shell.captcha.note" />
        </Text>
        <TextLink
          as="button"
          type="button"
          style={{ alignSelf: 'center' }}
          onClick={() => onSwitch('login', getValues('email'))}
        >
          <FormattedMessage id="shell.restore.back" />
        </TextLink>
      </Stack>
    </form>
  )
}
