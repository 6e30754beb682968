import { createHash } from 'node:crypto'
import type { StandInDatabase } from '../../database.ts'
import { StripeError } from '../wire/errors.ts'

/** A stored answer, which is returned again for a repeated key. */
export interface KeptAnswer {
  status: number
  body: string
}

/**
 * Repeats the first answer for a key, including errors, for a day. Refuses other parameters (400) and a key
 * in use (409).
 */
export interface Idempotency {
  /**
   * Marks a key as in use until the returned function is called.
   * @throws StripeError 409 if it already is, 400 if it is too long
   */
  reserve(key: string): () => void
  find(key: string, fingerprint: string, seconds: number): KeptAnswer | undefined
  /**
   * Stores an answer in the transaction of its effect, so that a crash can't separate them. Replaces an
   * earlier one.
   */
  keep(key: string, fingerprint: string, answer: KeptAnswer, seconds: number): void
}

const KEPT_SECONDS = 24 * 3600
const LONGEST_KEY = 255

/** Returns the fingerprint of a request. Requests with the same fingerprint are the same request. */
export const fingerprintOf = (method: string, path: string, body: string) =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')

export function createIdempotency({ sqlite }: StandInDatabase): Idempotency {
  const atWork = new Set<string>()
  const select = sqlite.prepare(
    'SELECT fingerprint, status, body FROM idempotency_keys WHERE key = ? AND created > ?',
  )
  const insert = sqlite.prepare(
    'INSERT OR REPLACE INTO idempotency_keys (key, fingerprint, status, body, created) VALUES (?, ?, ?, ?, ?)',
  )
  const prune = sqlite.prepare('DELETE FROM idempotency_keys WHERE created < ?')
  return {
    reserve: (key) => {
      if (key.length > LONGEST_KEY) throw tooLong()
      if (atWork.has(key)) throw inUse(key)
      atWork.add(key)
      return () => void atWork.delete(key)
    },
    find: (key, fingerprint, seconds) => {
      const row = select.get(key, seconds - KEPT_SECONDS) as
        | (KeptAnswer & { fingerprint: string })
        | undefined
      if (row !== undefined && row.fingerprint !== fingerprint) throw otherParameters(key)
      return row
    },
    keep: (key, fingerprint, answer, seconds) => {
      prune.run(seconds - KEPT_SECONDS)
      insert.run(key, fingerprint, answer.status, answer.body, seconds)
    },
  }
}

const tooLong = () => new StripeError(`Idempotency keys can have up to ${LONGEST_KEY} characters.`)

const inUse = (key: string) =>
  new StripeError(
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { status: 409, code: 'idempotency_key_in_use' },
  )

const otherParameters = (key: string) =>
  new StripeError(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
