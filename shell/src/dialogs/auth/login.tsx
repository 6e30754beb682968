import type { LoginRequest } from '@metrolibre/platform/host'
import { Suspense, useEffect, useState } from 'react'
import { afterPaint } from '../../registry/after-paint.ts'
import { lazyWindow } from '../lazy-window.tsx'
import { PartFailed } from '../part-failed.tsx'
import { LoginFrame } from './login-frame.tsx'

const LoginDialog = lazyWindow(() => import('./login-dialog.tsx'), PartFailed)

/** Loads the login window ahead of a press. */
export const { warmUp: warmLogin } = LoginDialog

/** The login window: its frame is there at once, and its form as soon as that was painted and the code is there. */
export function Login({ request }: { request: LoginRequest }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    void Promise.all([warmLogin(), afterPaint()]).then(() => gone || setReady(true))
    return () => {
      gone = true
    }
  }, [])
  const frame = <LoginFrame request={request} />
  return isReady ? (
    <Suspense fallback={frame}>
      <LoginDialog request={request} />
    </Suspense>
  ) : (
    frame
  )
}
