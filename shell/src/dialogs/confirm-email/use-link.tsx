import { session as calls } from '@metrolibre/api-client'
import { FormattedMessage, useMutation } from '@metrolibre/platform'
import { Button, Text } from '@metrolibre/ui'
import { useSessionControl } from '../../session/session-context.ts'
import { Refusal } from '../auth/refusal.tsx'
import { LinkUsed } from './link-used.tsx'

/** A press uses the link, for programs that read mail open every link in it. */
export function UseLink({ token }: { token: string }) {
  const session = useSessionControl()
  const { mutateAsync } = useMutation(calls.useEmailLink())
  const use = useMutation({
    mutationFn: async () => {
      const used = await mutateAsync({ token })
      // The change ended the session of this browser; the answer brings another.
      if (used.signedIn) await session.signIn(used.signedIn)
      else await session.reload().catch(() => undefined)
      return used
    },
  })
  if (use.data) return <LinkUsed used={use.data} />
  return (
    <>
      <Text color="fg.muted">
        <FormattedMessage id="shell.confirmEmail.lead" />
      </Text>
      <Refusal error={use.error} />
      <Button size="lg" full loading={use.isPending} onClick={() => use.mutate()}>
        <FormattedMessage id="shell.confirmEmail.submit" />
      </Button>
    </>
  )
}
