import type { SignedIn } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { toUser } from '../users/to-user.ts'

/** The answer of login and register: a token for the identity SDK and one the API accepts at once (RULES.md §2). */
export async function signIn(app: AppContext, user: UserRow): Promise<SignedIn> {
  // Never before the last logout, even where two instances' clocks differ.
  const at = new Date(Math.max(app.clock.now().getTime(), user.sessionsValidFrom.getTime()))
  const { customToken, idToken } = await app.identity.signIn(user.id, at)
  return { storageTokenAuthFirebase: customToken, token: idToken, user: toUser(user) }
}
