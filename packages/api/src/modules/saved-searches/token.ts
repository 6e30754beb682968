import * as v from 'valibot'
import { Id } from '@metrolibre/contract'
import { isKeyedHash, keyedHash, type HashSecrets } from '../../platform/keyed-hash.ts'

const purpose = 'saved-search-mails'

/** Returns the token of a user's mails. It can only end these mails, so it does not expire. */
export const tokenOf = (secrets: HashSecrets, userId: string): string =>
  `${userId}.${keyedHash(secrets, purpose, userId)}`

/** Returns the user for whom a token was made, or undefined for any other text. */
export const readToken = (secrets: HashSecrets, token: string): string | undefined => {
  const [userId = '', signature = ''] = token.split('.', 2)
  return v.is(Id, userId) && isKeyedHash(secrets, purpose, userId, signature) ? userId : undefined
}
