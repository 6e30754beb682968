import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { keyedHash } from '../../platform/keyed-hash.ts'

const minutes = 10

/**
 * Takes a phone about half a second: it tries a few hundred keys, one of which is the right one, chosen by
 * the server.
 */
const effort = { cost: 4000, lowest: 150, highest: 450 }

const Solution = v.object({
  challenge: v.object({
    parameters: v.looseObject({ expiresAt: v.number(), nonce: v.string() }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

const secrets = (secret: string) => ({
  hmacSignatureSecret: keyedHash(secret, 'captcha-challenge', ''),
  hmacKeySignatureSecret: keyedHash(secret, 'captcha-key', ''),
})

export const createAltchaChallenge = (secret: string, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: effort.cost,
    counter: randomInt(effort.lowest, effort.highest),
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    deriveKey,
    ...secrets(secret),
  })

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
  secret: string,
  token: string,
): Promise<{ signature: string; expiresAt: Date } | null> {
  const parsed = v.safeParse(Solution, decode(token))
  if (!parsed.success) return null
  const payload = parsed.output as unknown as Payload
  try {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets(secret) })
    if (!verified) return null
  } catch {
    // The library throws on parameters that it can't read; they are no solution either.
    return null
  }
  const { signature, parameters } = parsed.output.challenge
  return { signature, expiresAt: new Date(parameters.expiresAt * 1000) }
}
