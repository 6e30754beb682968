import type { SignedIn } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { toUser } from '../users/to-user.ts'

type Tokens = Omit<SignedIn, 'user'>

/** Opens a session at the identity provider. @throws AppError unavailable, account_inactive */
export async function openSession(
  app: AppContext,
  { id, sessionsValidFrom }: Pick<UserRow, 'id' | 'sessionsValidFrom'>,
): Promise<Tokens> {
  // Never before the last logout, even where two instances' clocks differ.
  const at = new Date(Math.max(app.clock.now().getTime(), sessionsValidFrom.getTime()))
  const { customToken, idToken } = await app.identity.signIn(id, at)
  return { storageTokenAuthFirebase: customToken, token: idToken }
}

/** The answer of login and register: a token for the identity SDK and one the API accepts at once (RULES.md §2). */
export const signIn = async (app: AppContext, user: UserRow): Promise<SignedIn> => ({
  ...(await openSession(app, user)),
  user: toUser(user),
})
