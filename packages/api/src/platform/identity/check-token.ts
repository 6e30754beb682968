import { jwtVerify, type JWTPayload } from 'jose'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'
import { createSigningKeys, KeysAway } from './signing-keys.ts'

export interface Bearer {
  userId: string
  /** When the session of this token began. */
  signedInAt: Date
}

const signInTime = (payload: JWTPayload): Date => {
  if (typeof payload.signed_in_at === 'number') return new Date(payload.signed_in_at)
  return new Date(typeof payload.auth_time === 'number' ? payload.auth_time * 1000 : 0)
}

/**
 * Creates the check for ID tokens: RS256 with the provider's published keys, our project, its issuer, not
 * expired. When the keys are unavailable, no token is refused as invalid, because that would sign users out.
 */
export function createTokenCheck(config: Config): (bearer: string, at: Date) => Promise<Bearer> {
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
