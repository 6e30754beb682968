import { isApiError, session } from '@metrolibre/api-client'
import { PasswordBody } from '@metrolibre/contract'
import {
  FormattedMessage,
  useFeedback,
  useIntl,
  usePageMutation,
  useNavigate,
  useSession,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { WithTexts } from '@metrolibre/platform/texts'
import { Alert, Button, Stack, Text } from '@metrolibre/ui'
import { PasswordInput } from '@metrolibre/ui/form'
import { useEffect, useRef } from 'react'
import { AuthRefusal } from '../auth/refusal.tsx'
import { MailedLinkPage } from '../mailed-link-page.tsx'
import { dialogTexts } from '../texts.ts'
import { useMailedToken } from '../use-mailed-token.ts'

/** The page that the mail for a lost password links to: `/restaurar#token=`. */
export const Screen = () => (
  <WithTexts texts={dialogTexts}>
    <NewPassword />
  </WithTexts>
)

function NewPassword() {
  const token = useMailedToken()
  return (
    <MailedLinkPage title={<FormattedMessage id="shell.newPassword.title" />}>
      {token ? <NewPasswordForm key={token} token={token} /> : <NoToken />}
    </MailedLinkPage>
  )
}

function NoToken() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Alert tone="warn" title={formatMessage({ id: 'shell.newPassword.noToken' })} />
      <AnotherLink />
    </>
  )
}

/**
 * Requests another link when this one is used up, expired or incomplete. It takes the focus from a form that it
 * replaces.
 */
function AnotherLink({ takesFocus = false }: { takesFocus?: boolean }) {
  const { openLogin } = useSession()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <Button ref={button} variant="outline" full onClick={() => openLogin({ form: 'restore' })}>
      <FormattedMessage id="shell.newPassword.again" />
    </Button>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const { formatMessage } = useIntl()
  const { toast } = useFeedback()
  const { openLogin } = useSession()
  const navigate = useNavigate()
  const { register, handleSubmit, formState, showFields } = useForm(PasswordBody, {
    defaultValues: { token, password: '' },
  })
  const change = usePageMutation({
    ...session.setPassword(),
    onError: (error) => void showFields(error),
    onSuccess: ({ message }) => {
      toast(message)
      navigate('/', { replace: true })
      openLogin()
    },
  })
  const set = handleSubmit((body) => change.mutate(body))
  // No password can be set with this link any more, so the form would be of no use.
  if (isApiError(change.error, 'reset_token_invalid'))
    return (
      <Stack gap={4}>
        <AuthRefusal error={change.error} />
        <AnotherLink takesFocus />
      </Stack>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Clears the error of the previous attempt.
        change.reset()
        void set(event)
      }}
    >
      <Stack gap={4}>
        <Text color="fg.muted">
          <FormattedMessage id="shell.newPassword.lead" />
        </Text>
        <AuthRefusal error={change.error} />
        <PasswordInput
          label={formatMessage({ id: 'shell.newPassword.field' })}
          autoComplete="new-password"
          showLabel={formatMessage({ id: 'shell.field.showPassword' })}
          hideLabel={formatMessage({ id: 'shell.field.hidePassword' })}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="lg" full loading={change.isPending}>
          <FormattedMessage id="shell.newPassword.submit" />
        </Button>
      </Stack>
    </form>
  )
}
