import { importPKCS8, SignJWT } from 'jose'
import type { Config } from '../config/config.ts'

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/**
 * Creates a function that signs custom tokens like a Firebase service account (RS256). The claim
 * `signed_in_at` is copied into every ID token of the session. It has milliseconds, so sessions of the same
 * second can be distinguished, which `auth_time` does not allow.
 */
export function createMint(config: Config): (userId: string, at: Date) => Promise<string> {
  const key = importPKCS8(config.IDENTITY_PRIVATE_KEY, 'RS256')
  // An invalid key is reported when the first token is needed. Until then its rejection must not count as
  // unhandled.
  key.catch(() => undefined)
  return async (userId, at) => {
    const issuedAt = Math.floor(at.getTime() / 1000)
    return new SignJWT({ uid: userId, claims: { signed_in_at: at.getTime() } })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(config.IDENTITY_CLIENT_EMAIL)
      .setSubject(config.IDENTITY_CLIENT_EMAIL)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(await key)
  }
}
