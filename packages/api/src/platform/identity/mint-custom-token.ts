import { importPKCS8, SignJWT } from 'jose'
import type { Config } from '../config/config.ts'

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/**
 * Signs custom tokens as a Firebase service account does (RS256). `signed_in_at` travels on into every ID token
 * of the session and tells sessions of one second apart, which `auth_time` cannot.
 */
export function createMint(config: Config): (userId: string, at: Date) => Promise<string> {
  const key = importPKCS8(config.IDENTITY_PRIVATE_KEY, 'RS256')
  // A broken key is told when the first token is needed; until then it must not count as unhandled.
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
