import type { SignedIn } from '@metrolibre/contract'
import { useFeedback, useIntl, useLocation, useNavigate } from '@metrolibre/platform'
import { loginRequestAtom, useSetAtom } from '@metrolibre/platform/host'
import { destinationAfterLogin } from '../../session/after-login.ts'
import { useDeclared } from '../../session/declared.ts'
import { judgeGuard } from '../../session/guard.ts'
import { useSessionControl } from '../../session/session-context.ts'
import { welcomeAtom } from '../welcome-atom.ts'

const pathOf = (address: string) => address.replace(/[?#].*/s, '')

/** How long the sentence about a session that ends with the page can be read. */
const notStoredMs = 12_000

/** How long a new user can read where a mail was sent. */
const mailedMs = 8000

/**
 * Returns a function that completes a login or, with `isNew`, a registration: it starts the session, greets the user, says
 * that a mail was sent to a new one, and opens the next page.
 */
export const useArrival = (returnTo: string | undefined) => {
  const control = useSessionControl()
  const close = useSetAtom(loginRequestAtom)
  const welcome = useSetAtom(welcomeAtom)
  const { toast } = useFeedback()
  const { formatMessage } = useIntl()
  const { pathname, search, hash } = useLocation()
  const { isServed, chromeOf, guardOf } = useDeclared()
  const navigate = useNavigate()
  return (answer: SignedIn, isNew = false): void => {
    const { origin } = window.location
    const destination = destinationAfterLogin({ user: answer.user, pathname, returnTo, origin, isServed })
    const isLeaving = destination !== null && pathOf(destination) !== pathname
    const isStored = control.signIn(answer, { isLeaving })
    close(null)
    // In a wizard, the welcome dialog with its links would lead away from the task. When one thing was
    // requested, such as a booking from a mail, it opens in a dialog on a phone, and two dialogs would cover
    // each other. A toast greets in these cases.
    const asked = returnTo?.includes('?') ?? false
    const next = pathOf(returnTo ?? pathname)
    // A user who may not enter is told so there, which the welcome dialog would cover.
    const isRefused = judgeGuard(guardOf(next), { status: 'signed-in', user: answer.user }) === 'refuse'
    const { email, firstName } = answer.user
    if (asked || isRefused || chromeOf(next) === 'wizard') {
      // One message: on a phone two would cover half of what the user came for.
      const greeting = formatMessage({ id: 'shell.welcome.title' }, { name: firstName })
      if (isNew) toast(formatMessage({ id: 'shell.welcome.newcomer' }, { greeting, email }), { ms: mailedMs })
      else toast(greeting)
    } else welcome({ continuing: returnTo !== undefined, mailedTo: isNew ? email : null })
    if (!isStored) toast(formatMessage({ id: 'shell.session.notStored' }), { tone: 'info', ms: notStoredMs })
    // After a login on the page that asked for it, one step leads back from there.
    if (destination) navigate(destination, { replace: destination === pathname + search + hash })
  }
}
