import type { SessionUser } from '@metrolibre/platform'
import type { SessionState } from '@metrolibre/platform/host'

/** Tells whether it is known that nobody is signed in. */
export const isVisitor = (state: SessionState): boolean => state.status === 'anonymous' && !state.isUnread

/** Tells whether a user has a role less than before. */
export const hasLost = (before: SessionUser, after: SessionUser): boolean =>
  (before.isAdmin && !after.isAdmin) || (before.isOwner && !after.isOwner)
