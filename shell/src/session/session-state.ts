import type { SessionUser } from '@metrolibre/platform'
import { sessionAtom, type SessionState, type Store } from '@metrolibre/platform/host'

/** Tells whether it is known that nobody is signed in. */
export const isVisitor = (state: SessionState): boolean => state.status === 'anonymous' && !state.isUnread

/** Tells whether a user has a role less than before. */
export const hasLost = (before: SessionUser, after: SessionUser): boolean =>
  (before.isAdmin && !after.isAdmin) || (before.isOwner && !after.isOwner)

/** Resolves once it is known whether somebody is signed in. */
export const untilKnown = (store: Store): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = () => store.get(sessionAtom).status !== 'loading'
    if (isKnown()) return resolve()
    const stop = store.sub(sessionAtom, () => {
      if (!isKnown()) return
      stop()
      resolve()
    })
  })
