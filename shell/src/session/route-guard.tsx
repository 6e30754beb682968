import { useLocation, useSession } from '@metrolibre/platform'
import type { Guard } from '@metrolibre/platform/remote-config'
import type { SessionState } from '@metrolibre/platform/host'
import { useState, type ReactNode } from 'react'
import { judgeGuard } from './guard.ts'
import { LoginRequired } from './login-required.tsx'
import { SessionRefused } from './refused.tsx'
import { SessionUnread } from './session-unread.tsx'

interface Props {
  /** The result of `guardOf`. */
  guard: Guard
  /** Shown until the session is known; also what the server sends. */
  waiting: ReactNode
  children: ReactNode
}

/** Lets in users who may enter, asks visitors to log in and then returns them, and refuses everybody else. */
export function RouteGuard({ guard, waiting, children }: Props) {
  const { status, user, isUnread } = useSession()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const verdict = judgeGuard(guard, { status, user, isUnread } as SessionState)
  // A user who logs out here is not asked to log in again at once. One guard component serves all pages, so
  // it stores which page the user was let into.
  const [entered, setEntered] = useState<string>()
  if (verdict === 'enter' && entered !== pathname) setEntered(pathname)
  const wasIn = entered === pathname
  switch (verdict) {
    case 'enter':
      return children
    case 'wait':
      return waiting
    case 'unread':
      return <SessionUnread />
    case 'log-in':
      return <LoginRequired returnTo={here} unasked={wasIn} />
    case 'refuse':
      return <SessionRefused waiting={waiting} />
  }
}
