import { isApiError, session as calls } from '@metrolibre/api-client'
import { FormattedMessage, useIntl, usePageMutation } from '@metrolibre/platform'
import { Alert, Button, Text } from '@metrolibre/ui'
import { useSessionControl } from '../../session/session-context.ts'
import { AuthRefusal } from '../auth/refusal.tsx'
import { WayOn } from './way-on.tsx'

/** The link is used only when a button is pressed, because mail programs open every link in a mail. */
export function UseLink({ token }: { token: string }) {
  const { formatMessage } = useIntl()
  const session = useSessionControl()
  const { mutateAsync } = usePageMutation(calls.useEmailLink())
  const use = usePageMutation({
    mutationFn: async () => {
      await session.settled()
      // If the session was ended elsewhere, the first call finds out and fails; the link itself needs no
      // session.
      const used = await mutateAsync({ token }).catch((error: unknown) => {
        if (isApiError(error, 'unauthenticated')) return mutateAsync({ token })
        throw error
      })
      // The change of address has ended this session; the response contains a new one.
      if (used.signedIn) session.signIn(used.signedIn)
      else await session.reload().catch(() => undefined)
      return used
    },
  })
  if (use.data) {
    const { outcome, email } = use.data
    return (
      <>
        <Alert tone="ok" title={formatMessage({ id: `shell.confirmEmail.${outcome}` }, { email })} />
        <WayOn />
      </>
    )
  }
  return (
    <>
      <AuthRefusal error={use.error} />
      {isApiError(use.error, 'link_invalid') ? (
        <WayOn />
      ) : (
        <>
          <Text color="fg.muted">
            <FormattedMessage id="shell.confirmEmail.lead" />
          </Text>
          <Button size="lg" full loading={use.isPending} onClick={() => use.mutate()}>
            <FormattedMessage id="shell.confirmEmail.submit" />
          </Button>
        </>
      )}
    </>
  )
}
