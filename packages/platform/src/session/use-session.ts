import { useSetAtom } from 'jotai'
import { useCallback, useContext } from 'react'
import { useAdoptedValue } from '../state/use-adopted-value.ts'
import { SessionActionsContext } from './session-actions.ts'
import { loginRequestAtom, sessionAtom, unknownSession, type LoginRequest } from './session-atom.ts'

/**
 * Returns the session. `status` is `loading` on a server and until the browser has looked for a stored
 * session; meanwhile, and while a stored session is unread, a screen must treat the user as neither signed in nor signed out. The
 * server authorises every call again.
 */
export const useSession = () => {
  const session = useAdoptedValue(sessionAtom, unknownSession)
  const request = useSetAtom(loginRequestAtom)
  const { logout, reload } = useContext(SessionActionsContext)
  const openLogin = useCallback(
    (options?: Partial<LoginRequest>) => request({ form: 'login', ...options }),
    [request],
  )
  const { status, user } = session
  const isUnread = status === 'anonymous' && session.isUnread === true
  return { status, user, isUnread, openLogin, logout, reload }
}
