import type { SignedIn } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { toUser } from '../users/to-user.ts'
import { lockSameUser } from './repository.ts'

type Tokens = Omit<SignedIn, 'user'>

/**
 * Opens a session at the identity provider.
 * @throws AppError unavailable, account_inactive
 */
export async function openSession(
  app: AppContext,
  { id, sessionsValidFrom }: Pick<UserRow, 'id' | 'sessionsValidFrom'>,
): Promise<Tokens> {
  // Never earlier than the last logout, even when the clocks of two instances differ.
  const at = new Date(Math.max(app.clock.now().getTime(), sessionsValidFrom.getTime()))
  const { customToken, idToken } = await app.identity.signIn(id, at)
  return { storageTokenAuthFirebase: customToken, token: idToken }
}

/** Returns the answer to a user who has just signed in. Only there a user has the token for the identity SDK. */
export const signedInAs = (tokens: Tokens, user: UserRow): SignedIn => ({
  ...tokens,
  user: { ...toUser(user), firebaseToken: tokens.storageTokenAuthFirebase },
})

/**
 * Opens a session and returns the answer to a login: a token for the identity SDK and one that the API
 * accepts at once (RULES.md §2.6). Returns null when the user's sessions were ended after `user` was read, for
 * example by a new password, because this session would outlive that.
 */
export async function signInUser(app: AppContext, user: UserRow): Promise<SignedIn | null> {
  const tokens = await openSession(app, user)
  const same = await app.db.transaction((tx) => lockSameUser(tx, user))
  return same ? signedInAs(tokens, same) : null
}
