import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { Id } from '@metrolibre/contract'
import { keyedHash } from '../../platform/keyed-hash.ts'

const signatureOf = (secret: string, userId: string) => keyedHash(secret, 'saved-search-mails', userId)

/** Returns the token of a user's mails. It can only end these mails, so it does not expire. */
export const tokenOf = (secret: string, userId: string): string => `${userId}.${signatureOf(secret, userId)}`

/** Returns the user for whom a token was made, or undefined for any other text. */
export const readToken = (secret: string, token: string): string | undefined => {
  const [userId = '', signature = ''] = token.split('.', 2)
  if (!v.is(Id, userId)) return undefined
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(secret, userId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? userId : undefined
}
