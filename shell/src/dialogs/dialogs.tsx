import { loginRequestAtom, noticesAtom, toastsAtom, useAtomValue } from '@metrolibre/platform/host'
import { lazy, Suspense } from 'react'
import { welcomeAtom } from './welcome-atom.ts'

const LoginDialog = lazy(() => import('./auth/login-dialog.tsx'))
const Welcome = lazy(() => import('./welcome.tsx'))
const Notice = lazy(() => import('./notice.tsx'))
const Toasts = lazy(() => import('./toasts.tsx'))

/** Everything that opens over any page. Each is fetched when it is first needed. */
export function Dialogs() {
  const login = useAtomValue(loginRequestAtom)
  const welcome = useAtomValue(welcomeAtom)
  const [notice] = useAtomValue(noticesAtom)
  const toasts = useAtomValue(toastsAtom)
  return (
    <Suspense>
      {login && <LoginDialog request={login} />}
      {welcome && <Welcome welcome={welcome} />}
      {notice && <Notice notice={notice} />}
      {toasts.length > 0 && <Toasts toasts={toasts} />}
    </Suspense>
  )
}
