import { createPublicKey, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload } from 'jose'
import { IdentityError } from './errors.ts'

/** The audience that Firebase's own libraries write into custom tokens. */
export const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

const LONGEST_LIFE_SECONDS = 3600
const CLOCK_SKEW_SECONDS = 300
const LONGEST_UID = 128
const LONGEST_CLAIMS = 1000
const reserved = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
]

export interface ServiceAccount {
  clientEmail: string
  /** In PEM form. Only the public half of a private key is used. */
  key: string
}

export interface CustomToken {
  uid: string
  claims: Record<string, unknown>
}

const invalid = (why: string) => new IdentityError(`INVALID_CUSTOM_TOKEN : ${why}`)

function checkTimes({ iat = 0, exp = 0 }: JWTPayload, now: number): void {
  if (iat > now + CLOCK_SKEW_SECONDS) throw invalid('The custom token was issued in the future.')
  if (exp - iat > LONGEST_LIFE_SECONDS) throw invalid('The custom token lives longer than one hour.')
}

function uidIn({ uid }: JWTPayload): string {
  if (uid === undefined || uid === '') throw new IdentityError('MISSING_IDENTIFIER')
  if (typeof uid !== 'string' || uid.length > LONGEST_UID)
    throw invalid(`The uid must be a string of at most ${LONGEST_UID} characters.`)
  return uid
}

function claimsIn({ claims = {} }: JWTPayload): Record<string, unknown> {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
    throw new IdentityError('INVALID_CLAIMS')
  const forbidden = reserved.find((name) => Object.hasOwn(claims, name))
  if (forbidden) throw new IdentityError(`FORBIDDEN_CLAIM : ${forbidden}`)
  if (JSON.stringify(claims).length > LONGEST_CLAIMS) throw new IdentityError('CLAIMS_TOO_LARGE')
  return claims as Record<string, unknown>
}

/**
 * Returns a function that checks custom tokens against the service account that must have signed them. Token
 * times are compared with the machine's time, even if the services' clock was moved.
 */
export function customTokenVerifier({ clientEmail, key }: ServiceAccount) {
  const publicKey: KeyObject = createPublicKey(key)

  const read = async (token: string): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ['RS256'],
        issuer: clientEmail,
        subject: clientEmail,
        audience: CUSTOM_TOKEN_AUDIENCE,
        requiredClaims: ['iat', 'exp'],
      })
      return payload
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
      // The token was signed by a service account of another project.
      if (error instanceof errors.JWTClaimValidationFailed && ['iss', 'sub'].includes(error.claim))
        throw new IdentityError('CREDENTIAL_MISMATCH')
      throw invalid(error.message)
    }
  }

  return async (token: string): Promise<CustomToken> => {
    const payload = await read(token)
    checkTimes(payload, Math.floor(Date.now() / 1000))
    return { uid: uidIn(payload), claims: claimsIn(payload) }
  }
}
