import { isApiError, session as calls } from '@metrolibre/api-client'
import { FormattedMessage, useIntl, useMutation } from '@metrolibre/platform'
import { Alert, Button, Text } from '@metrolibre/ui'
import { useSessionControl } from '../../session/session-context.ts'
import { Refusal } from '../auth/refusal.tsx'
import { WayOn } from './way-on.tsx'

/** A press uses the link, for programs that read mail open every link in it. */
export function UseLink({ token }: { token: string }) {
  const { formatMessage } = useIntl()
  const session = useSessionControl()
  const { mutateAsync } = useMutation(calls.useEmailLink())
  const use = useMutation({
    mutationFn: async () => {
      // A session that was ended elsewhere is found out by this call; the link needs none.
      const used = await mutateAsync({ token }).catch((error: unknown) => {
        if (isApiError(error, 'unauthenticated')) return mutateAsync({ token })
        throw error
      })
      // The change ended the session of this browser; the answer brings another.
      if (used.signedIn) await session.signIn(used.signedIn)
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
      <Refusal error={use.error} />
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
