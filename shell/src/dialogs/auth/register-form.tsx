import { session } from '@metrolibre/api-client'
import type { RegisterBody } from '@metrolibre/contract'
import { FormattedMessage, useCaptcha, useCountry, useIntl, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Stack, Text, TextLink } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { type FormEvent, useState } from 'react'
import type { AuthFormProps } from './form-props.ts'
import { Agreement } from './agreement.tsx'
import { AuthRefusal } from './refusal.tsx'
import { RegisterFields } from './register-fields.tsx'
import { RegisterSchema } from './register-schema.ts'
import { useArrival } from './use-arrival.ts'

/** The registration form. The server's errors are shown under their fields, and nothing typed is lost. */
export function RegisterForm({ email, returnTo, onSwitch }: AuthFormProps) {
  const { formatMessage } = useIntl()
  const { country } = useCountry()
  const arrive = useArrival(returnTo)
  const prove = useCaptcha()
  const { mutateAsync: call } = usePageMutation(session.register())
  const form = useForm(RegisterSchema, {
    defaultValues: {
      firstname: '',
      lastname: '',
      email,
      password: '',
      country,
      birthDate: '',
      whatsapp: '',
      phone: '',
      isOwner: false,
    },
  })
  // Holds only an error that no field shows, and is cleared before the next attempt.
  const [refusal, setRefusal] = useState<unknown>(null)
  const open = usePageMutation({
    mutationFn: async (body: RegisterBody) =>
      arrive(await call({ ...body, recaptchaToken: await prove() }), true),
    onError: (error) => setRefusal(form.showFields(error) ? null : error),
  })
  const send = (event: FormEvent) => {
    setRefusal(null)
    return form.handleSubmit((body) => open.mutate(body))(event)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={5}>
        <AuthRefusal error={refusal} />
        <RegisterFields form={form} />
        <Checkbox
          card
          label={formatMessage({ id: 'shell.register.owner' })}
          description={formatMessage({ id: 'shell.register.ownerHelp' })}
          {...form.register('isOwner')}
        />
        <Button type="submit" variant="cta" size="lg" full loading={open.isPending}>
          <FormattedMessage id="shell.register.submit" />
        </Button>
        <Agreement />
        <Text textStyle="small" color="fg.muted" textAlign="center">
          <FormattedMessage id="shell.captcha.note" />
        </Text>
        <Text textStyle="small" color="fg.muted" textAlign="center">
          <FormattedMessage id="shell.register.known" />{' '}
          <TextLink as="button" type="button" onClick={() => onSwitch('login', form.getValues('email'))}>
            <FormattedMessage id="shell.register.enter" />
          </TextLink>
        </Text>
      </Stack>
    </form>
  )
}
