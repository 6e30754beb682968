import { jwtVerify, type JWTPayload } from 'jose'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'
import { createSigningKeys, KeysAway } from './signing-keys.ts'

export interface TokenBearer {
  userId: string
  /** When the session of this token began. */
  signedInAt: Date
}

/**
 * Returns when we opened the session. The provider's own `auth_time` is no substitute: with a stolen token, a
 * thief could give the account there another way to sign in, whose sessions would begin after each of ours
 * was ended.
 */
function signInTime({ signed_in_at: time }: JWTPayload): Date {
  if (typeof time !== 'number') throw new TypeError('This session was not opened by us')
  return new Date(time)
}

/**
 * Creates the check for ID tokens: RS256 with the provider's published keys, our project, its issuer, not
 * expired. When the keys are unavailable, no token is refused as invalid, because that would sign users out.
 */
export function createTokenCheck(config: Config): (bearer: string, at: Date) => Promise<TokenBearer> {
  const keys = createSigningKeys(new URL(config.IDENTITY_JWKS_URL))
  const issuer = config.IDENTITY_ISSUER ?? `https://securetoken.google.com/${config.IDENTITY_PROJECT_ID}`
  return async (bearer, at) => {
    try {
      const { payload } = await jwtVerify(bearer, keys, {
        algorithms: ['RS256'],
        audience: config.IDENTITY_PROJECT_ID,
        issuer,
        currentDate: at,
        clockTolerance: 5,
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      return { userId: payload.sub ?? '', signedInAt: signInTime(payload) }
    } catch (cause) {
      throw new AppError(cause instanceof KeysAway ? 'unavailable' : 'unauthenticated', { cause })
    }
  }
}
