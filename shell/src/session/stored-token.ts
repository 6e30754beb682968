import { sessionAtom } from '@metrolibre/platform/host'
import type { SessionEntry } from './entry.ts'
import type { SessionParts } from './session-parts.ts'

/** Keeps a token for the next page, if the browser keeps the session of this user. */
export const storeToken = (
  { store, hint, keptToken }: Pick<SessionParts, 'store' | 'hint' | 'keptToken'>,
  token: string | null,
): void => {
  const { user } = store.get(sessionAtom)
  if (user && token && hint.userId() === user.id) keptToken.write(user.id, token)
}

/**
 * Returns a token of the stored session from the identity SDK; null when that has ended. While the provider can't be
 * reached, its stored one is used until it expires.
 * @throws NetworkError when neither can be determined now
 */
export const askForToken = async ({
  hint,
  identity,
  entry,
}: Pick<SessionParts, 'hint' | 'identity'> & { readonly entry: SessionEntry }): Promise<string | null> => {
  entry.resume(hint.userId())
  await entry.done()
  const sdk = await identity()
  return sdk.freshToken().catch((away: unknown) =>
    sdk.keptToken().catch(() => {
      throw away
    }),
  )
}
