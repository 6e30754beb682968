import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import type { StandInClock } from '../clock.ts'
import type { SignedIn } from './accounts.ts'
import { IdentityError } from './errors.ts'
import type { SigningKey } from './keys.ts'

/** The lifetime of an ID token, as in Firebase. */
export const ID_TOKEN_SECONDS = 3600

const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`

/** Creates the functions that sign and check ID tokens like Firebase's. */
export function idTokens(key: SigningKey, projectId: string, clock: StandInClock) {
  const keys = createLocalJWKSet(key.jwks)
  const sign = ({ uid, claims, authTime }: SignedIn): Promise<string> => {
    const issued = clock.seconds()
    const firebase = { identities: {}, sign_in_provider: 'custom' }
    return new SignJWT({ ...claims, auth_time: authTime, user_id: uid, firebase })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
      .setIssuer(issuerOf(projectId))
      .setAudience(projectId)
      .setSubject(uid)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ID_TOKEN_SECONDS)
      .sign(key.privateKey)
  }
  /** Returns the user of a token and when it was issued. The account may have been removed since. */
  const read = async (token: string): Promise<{ uid: string; issued: number }> => {
    try {
      const options = {
        issuer: issuerOf(projectId),
        audience: projectId,
        algorithms: ['RS256'],
        currentDate: new Date(clock.now()),
      }
      const { payload } = await jwtVerify(token, keys, options)
      return { uid: payload.sub ?? '', issued: payload.iat ?? 0 }
    } catch (error) {
      throw new IdentityError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN')
    }
  }
  return { sign, read }
}
