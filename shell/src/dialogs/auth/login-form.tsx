import { LoginBody } from '@metrolibre/contract'
import { FormattedMessage, useIntl, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Stack, Text, TextLink } from '@metrolibre/ui'
import { PasswordInput, TextInput } from '@metrolibre/ui/form'
import type { AuthFormProps } from './form-props.ts'
import { AuthRefusal } from './refusal.tsx'
import { useArrival } from './use-arrival.ts'
import { useGuardedLogin } from './use-guarded-login.ts'

/** The login form. The e-mail address is sent in the form in which it is stored. */
export function LoginForm({ email, returnTo, isBooking, onSwitch }: AuthFormProps) {
  const { formatMessage } = useIntl()
  const arrive = useArrival(returnTo)
  const { login, isGuarded } = useGuardedLogin()
  const enter = usePageMutation({
    mutationFn: async (body: LoginBody) => arrive(await login(body)),
  })
  const { register, handleSubmit, getValues, formState } = useForm(LoginBody, {
    defaultValues: { email, password: '' },
  })
  const { errors } = formState
  const send = handleSubmit((body) => enter.mutate(body))
  const to = (form: 'register' | 'restore') => () => onSwitch(form, getValues('email'))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Clears the error of the previous attempt.
        enter.reset()
        void send(event)
      }}
    >
      <Stack gap={4}>
        {isBooking && (
          <>
            <Button variant="cta" size="lg" full onClick={to('register')}>
              <FormattedMessage id="shell.register.title" />
            </Button>
            <Text color="fg.muted" textAlign="center">
              <FormattedMessage id="shell.login.known" />
            </Text>
          </>
        )}
        <AuthRefusal error={enter.error} />
        <TextInput
          label={formatMessage({ id: 'shell.field.email' })}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordInput
          label={formatMessage({ id: 'shell.field.password' })}
          showLabel={formatMessage({ id: 'shell.field.showPassword' })}
          hideLabel={formatMessage({ id: 'shell.field.hidePassword' })}
          error={errors.password?.message}
          {...register('password')}
        />
        <TextLink as="button" type="button" style={{ alignSelf: 'flex-start' }} onClick={to('restore')}>
          <FormattedMessage id="shell.login.forgot" />
        </TextLink>
        <Button
          type="submit"
          size="lg"
          full
          {...(isBooking && { variant: 'outline' })}
          loading={enter.isPending}
        >
          <FormattedMessage id="shell.login.submit" />
        </Button>
        {isGuarded && (
          <Text as="output" textStyle="small" color="fg.muted" textAlign="center">
            <FormattedMessage id="shell.login.guarded" />
          </Text>
        )}
        {!isBooking && (
          <Text textStyle="small" color="fg.muted" textAlign="center">
            <FormattedMessage id="shell.login.first" />{' '}
            <TextLink as="button" type="button" onClick={to('register')}>
              <FormattedMessage id="shell.register.title" />
            </TextLink>
          </Text>
        )}
      </Stack>
    </form>
  )
}
