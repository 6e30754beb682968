import { timingSafeEqual } from 'node:crypto'
import { StripeError } from '../wire/errors.ts'

/**
 * Checks the key of a request, sent as a bearer or as the user of basic authentication. Without a configured
 * key any test key is accepted.
 */
export function authenticate(header: string | undefined, secretKey: string | undefined) {
  const key = keyOf(header)
  if (key === undefined) {
    throw new StripeError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    )
  }
  const known = secretKey === undefined ? key.startsWith('sk_test_') : same(key, secretKey)
  if (!known) throw new StripeError(`Invalid API Key provided: ${masked(key)}`, { status: 401 })
}

function keyOf(header: string | undefined) {
  const [scheme = '', value = ''] = (header ?? '').split(' ')
  if (value === '') return undefined
  if (scheme.toLowerCase() === 'bearer') return value
  return scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : undefined
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const masked = (key: string) => `${key.slice(0, 8)}****${key.slice(-4)}`
