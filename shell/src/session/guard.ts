import type { SessionUser } from '@metrolibre/platform'
import type { Guard, RouteConfig } from '@metrolibre/platform/remote-config'
import type { SessionState } from '@metrolibre/platform/host'

/**
 * Returns the guard of a route. Every path under `/admin` and every route whose id contains "admin" requires
 * an admin, whatever it declares.
 */
export const guardOf = ({ guard, id, path }: Pick<RouteConfig, 'guard' | 'id' | 'path'>): Guard =>
  /^\/admin(\/|$)/.test(path) || id.includes('admin') ? 'admin' : guard

export type GuardVerdict = 'enter' | 'wait' | 'unread' | 'log-in' | 'refuse'

const mayEnter = (guard: Guard, user: Pick<SessionUser, 'isAdmin' | 'isOwner'>): boolean => {
  if (guard === 'admin') return user.isAdmin
  if (guard === 'owner') return user.isOwner || user.isAdmin
  return true
}

/**
 * Decides what happens at a guarded page. It only saves the user from refused calls: the server authorises
 * each one.
 */
export const judgeGuard = (guard: Guard, session: SessionState): GuardVerdict => {
  if (guard === 'public') return 'enter'
  if (session.status === 'loading') return 'wait'
  // A visitor may be an admin who has not logged in yet.
  if (session.status === 'anonymous') return session.isUnread ? 'unread' : 'log-in'
  return mayEnter(guard, session.user) ? 'enter' : 'refuse'
}
