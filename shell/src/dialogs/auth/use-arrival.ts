import type { SignedIn } from '@metrolibre/contract'
import { useFeedback, useIntl, useLocation, useNavigate } from '@metrolibre/platform'
import { loginRequestAtom, useSetAtom } from '@metrolibre/platform/host'
import { destinationAfterLogin } from '../../session/after-login.ts'
import { useDeclared } from '../../session/declared.ts'
import { useSessionControl } from '../../session/session-context.ts'
import { welcomeAtom } from '../welcome-atom.ts'

const pathOf = (address: string) => address.replace(/[?#].*/s, '')

/** What follows an accepted login or registration: session, welcome, and the way on. */
export const useArrival = (returnTo: string | undefined) => {
  const control = useSessionControl()
  const close = useSetAtom(loginRequestAtom)
  const welcome = useSetAtom(welcomeAtom)
  const { toast } = useFeedback()
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { isServed, chromeOf } = useDeclared()
  const navigate = useNavigate()
  return async (answer: SignedIn): Promise<void> => {
    await control.signIn(answer)
    close(null)
    // In the middle of one task a dialog with ways out of it would stand in its way; one thing that was asked for, as
    // a booking from a mail, opens over its page on a phone, and two dialogs would cover each other.
    const asked = returnTo?.includes('?') ?? false
    if (asked || chromeOf(pathOf(returnTo ?? pathname)) === 'wizard')
      toast(formatMessage({ id: 'shell.welcome.title' }, { name: answer.user.firstName }))
    else welcome({ continuing: returnTo !== undefined })
    const { origin } = window.location
    const destination = destinationAfterLogin({ user: answer.user, pathname, returnTo, origin, isServed })
    if (destination) navigate(destination)
  }
}
