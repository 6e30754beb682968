import { createHmac, timingSafeEqual } from 'node:crypto'

/** The values of `APP_SECRET`, newest first. What was made with any of them is accepted. */
export type HashSecrets = readonly [newest: string, ...older: string[]]

const hashWith = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')

/**
 * Returns a hash that only this server can calculate, with its newest secret. By it a value is recognised again
 * without being stored (RULES.md §2).
 */
export const keyedHash = ([newest]: HashSecrets, purpose: string, value: string): string =>
  hashWith(newest, purpose, value)

/** Returns the hashes by which a value may have been stored: of the newest secret first, then of older ones. */
export const keyedHashes = (
  [newest, ...older]: HashSecrets,
  purpose: string,
  value: string,
): readonly [newest: string, ...older: string[]] => [
  hashWith(newest, purpose, value),
  ...older.map((secret) => hashWith(secret, purpose, value)),
]

/**
 * Compares two texts in constant time. The lengths are compared in bytes, because `given` comes from a
 * visitor and may hold multi-byte characters.
 */
const same = (given: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Tells whether this server has made a hash of the value, with any of its secrets. */
export const isKeyedHash = (secrets: HashSecrets, purpose: string, value: string, given: string): boolean =>
  keyedHashes(secrets, purpose, value).some((wanted) => same(given, wanted))

/** Returns the secret of what is stored and must not change when a newer one is added. */
export const oldestOf = (secrets: HashSecrets): string => secrets.at(-1)!
