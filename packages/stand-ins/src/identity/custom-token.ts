import { createPublicKey, type KeyObject } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { IdentityError } from './errors.ts'

/** The audience that Firebase's own libraries write into custom tokens. */
export const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

export interface ServiceAccount {
  clientEmail: string
  /** PEM; of a private key only its public half is used. */
  key: string
}

export interface CustomToken {
  uid: string
  claims: Record<string, unknown>
}

/** A function that checks custom tokens against the service account that must have signed them. */
export function customTokenVerifier({ clientEmail, key }: ServiceAccount) {
  const publicKey: KeyObject = createPublicKey(key)
  return async (token: string): Promise<CustomToken> => {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ['RS256'],
        issuer: clientEmail,
        subject: clientEmail,
        audience: CUSTOM_TOKEN_AUDIENCE,
        requiredClaims: ['iat', 'exp', 'uid'],
      })
      const { uid, claims = {} } = payload as { uid?: unknown; claims?: Record<string, unknown> }
      if (typeof uid === 'string' && uid.length > 0 && uid.length <= 128) return { uid, claims }
    } catch (error) {
      if (error instanceof errors.JWTClaimValidationFailed) throw new IdentityError('CREDENTIAL_MISMATCH')
    }
    throw new IdentityError('INVALID_CUSTOM_TOKEN')
  }
}
