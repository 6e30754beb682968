import type { SignedIn } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import { toUser } from '../users/to-user.ts'
import { lockSameUser } from './repository.ts'

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

/**
 * The answer of login: a token for the identity SDK and one the API accepts at once (RULES.md §2). Nothing when what
 * ends sessions came in since the person was read, a new password above all: this session would outlive it.
 */
export async function signIn(app: AppContext, user: UserRow): Promise<SignedIn | null> {
  const tokens = await openSession(app, user)
  const same = await app.db.transaction((tx) => lockSameUser(tx, user))
  return same ? { ...tokens, user: toUser(same) } : null
}
