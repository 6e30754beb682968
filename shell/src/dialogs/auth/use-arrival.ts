import type { SignedIn } from '@metrolibre/contract'
import { useLocation, useNavigate } from '@metrolibre/platform'
import { loginRequestAtom, useSetAtom } from '@metrolibre/platform/host'
import { destinationAfterLogin } from '../../session/after-login.ts'
import { useDeclared } from '../../session/declared.ts'
import { useSessionControl } from '../../session/session-context.ts'
import { welcomeAtom } from '../welcome-atom.ts'

/** What follows an accepted login or registration: session, welcome, and the way on. */
export const useArrival = (returnTo: string | undefined) => {
  const control = useSessionControl()
  const close = useSetAtom(loginRequestAtom)
  const welcome = useSetAtom(welcomeAtom)
  const { pathname } = useLocation()
  const { isServed } = useDeclared()
  const navigate = useNavigate()
  return async (answer: SignedIn): Promise<void> => {
    await control.signIn(answer)
    close(null)
    welcome({ continuing: returnTo !== undefined })
    const destination = destinationAfterLogin({ user: answer.user, pathname, returnTo, isServed })
    if (destination) navigate(destination)
  }
}
