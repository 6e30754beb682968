import { useLocation, useSession } from '@metrolibre/platform'
import type { Guard } from '@metrolibre/platform/remote-config'
import type { SessionState } from '@metrolibre/platform/host'
import type { ReactNode } from 'react'
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
  switch (judge(guard, { status, user } as SessionState)) {
    case 'enter':
      return children
    case 'wait':
      return waiting
    case 'log-in':
      return <LoginRequired returnTo={here} />
    case 'refuse':
      return <Refused returnTo={here} anonymous={user === null} waiting={waiting} />
  }
}
