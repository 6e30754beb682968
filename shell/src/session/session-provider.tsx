import { type LogoutOptions, useFeedback, useIntl, useNavigate } from '@metrolibre/platform'
import {
  loginRequestAtom,
  SessionActionsContext,
  useLeaveForGood,
  useSetAtom,
} from '@metrolibre/platform/host'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { ShellSession } from './create-session.ts'
import { maskFrozenPage } from './mask-frozen-page.ts'
import { SessionContext } from './session-context.ts'

/**
 * Provides the session's actions to the page, and shows a message when the server has ended the session.
 * There is no session on a server, which renders pages for visitors.
 */
export function SessionProvider({
  session,
  children,
}: {
  session: ShellSession | null
  children: ReactNode
}) {
  const navigate = useNavigate()
  const leaveForGood = useLeaveForGood()
  const closeLogin = useSetAtom(loginRequestAtom)
  const { alert } = useFeedback()
  const { formatMessage } = useIntl()
  const actions = useMemo(
    () => ({
      reload: async () => session?.reload(),
      logout: async (options?: LogoutOptions) => {
        await leaveForGood(async () => {
          await session?.logout(options)
          navigate('/')
        }, options?.ended)
      },
    }),
    [session, navigate, leaveForGood],
  )
  useEffect(() => session?.watch(), [session])
  useEffect(() => (session ? maskFrozenPage(session) : undefined), [session])
  useEffect(() => session?.onFollowed(() => closeLogin(null)), [session, closeLogin])
  useEffect(
    () =>
      session?.onEnded((reason) => {
        void alert({
          title: formatMessage({ id: 'shell.session.endedTitle' }),
          text: formatMessage({ id: `shell.session.ended.${reason}` }),
        })
      }),
    [session, alert, formatMessage],
  )
  return (
    <SessionContext value={session}>
      <SessionActionsContext value={actions}>{children}</SessionActionsContext>
    </SessionContext>
  )
}
