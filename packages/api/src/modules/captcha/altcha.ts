import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { keyedHash, type HashSecrets } from '../../platform/keyed-hash.ts'

const minutes = 10

/**
 * Takes a phone about half a second: it tries a few hundred keys, one of which is the right one, chosen by
 * the server.
 */
const effort = { cost: 4000, lowest: 150, highest: 450 }

const Solution = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

const keysOf = (secrets: HashSecrets) => ({
  hmacSignatureSecret: keyedHash(secrets, 'captcha-challenge', ''),
  hmacKeySignatureSecret: keyedHash(secrets, 'captcha-key', ''),
})

/** Creates a challenge. `counter` is how many keys have to be tried, at random unless it is given. */
export const createAltchaChallenge = (
  secrets: HashSecrets,
  now: Date,
  counter = randomInt(effort.lowest, effort.highest),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: effort.cost,
    counter,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    deriveKey,
    ...keysOf(secrets),
  })

const isVerified = async (secret: string, payload: Payload): Promise<boolean> => {
  try {
    return (await verifySolution({ ...payload, deriveKey, ...keysOf([secret]) })).verified
  } catch {
    // The library throws on parameters that it can't read; they are no solution either.
    return false
  }
}

const decode = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return null
  }
}

/**
 * Verifies a solved challenge. Returns its signature, by which a used one is recognised, and its expiry, or
 * null when it is not solved, not ours or expired.
 */
export async function readAltchaSolution(
  secrets: HashSecrets,
  token: string,
): Promise<{ signature: string; expiresAt: Date } | null> {
  const parsed = v.safeParse(Solution, decode(token))
  if (!parsed.success) return null
  const payload: Payload = parsed.output
  const verified = await Promise.all(secrets.map((secret) => isVerified(secret, payload)))
  if (!verified.includes(true)) return null
  const { signature, parameters } = parsed.output.challenge
  return { signature, expiresAt: new Date(parameters.expiresAt * 1000) }
}
