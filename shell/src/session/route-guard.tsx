import { useLocation, useSession } from '@metrolibre/platform'
import type { Guard } from '@metrolibre/platform/remote-config'
import type { SessionState } from '@metrolibre/platform/host'
import { useState, type ReactNode } from 'react'
import { judge } from './guard.ts'
import { LoginRequired } from './login-required.tsx'
import { Refused } from './refused.tsx'

interface Props {
  /** From `guardOf`. */
  guard: Guard
  /** Shown while the stored session is read; also what the server sends. */
  waiting: ReactNode
  children: ReactNode
}

/** Lets in who may enter; asks visitors to log in and brings them back; refuses the others. */
export function RouteGuard({ guard, waiting, children }: Props) {
  const { status, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const verdict = judge(guard, { status, user } as SessionState)
  // Who was in and logs out, or is logged out, is not asked to log in again unbidden.
  // One guard stands before every page, so it keeps which one they were in.
  const [entered, setEntered] = useState<string>()
  if (verdict === 'enter' && entered !== pathname) setEntered(pathname)
  const wasIn = entered === pathname
  switch (verdict) {
    case 'enter':
      return children
    case 'wait':
      return waiting
    case 'log-in':
      return <LoginRequired returnTo={here} unasked={wasIn} />
    case 'refuse':
      if (wasIn && !user) return <LoginRequired returnTo={here} unasked />
      return <Refused returnTo={here} anonymous={user === null} waiting={waiting} />
  }
}
