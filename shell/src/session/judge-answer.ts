/**
 * How to treat a response of the identity provider. `accept`: pass it on. `ignore`: it says something about a
 * session, but only the token service decides about that. `unavailable`: the provider, or a server in front of
 * it, is failing, so the response says nothing.
 */
export type SessionWorth = 'accept' | 'ignore' | 'unavailable'

/**
 * The error codes of each call that are about the person. All others, including unknown ones, are about the
 * provider.
 */
const verdicts: Readonly<Record<string, readonly string[]>> = {
  '/v1/token': ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'],
  '/v1/accounts:signInWithCustomToken': [
    'INVALID_CUSTOM_TOKEN',
    'CREDENTIAL_MISMATCH',
    'MISSING_CUSTOM_TOKEN',
    'USER_DISABLED',
  ],
  // This call uses an ID token that may have expired by the provider's clock but not by the device's.
  '/v1/accounts:lookup': ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'],
}

/**
 * Fields that each response must have: the SDK would accept a response without them, and then lose its
 * session.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  '/v1/token': ['access_token', 'refresh_token', 'expires_in'],
  '/v1/accounts:signInWithCustomToken': ['idToken', 'refreshToken', 'expiresIn'],
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== ''

const isWhole = (call: string, answer: Record<string, unknown>): boolean => {
  if ('errorMessage' in answer) return false
  if (call === '/v1/accounts:lookup')
    return (
      Array.isArray(answer['users']) &&
      isObject(answer['users'][0]) &&
      isFilled(answer['users'][0]['localId'])
    )
  return (parts[call] ?? []).every((part) => isFilled(answer[part]))
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the error code, which Google may follow with a text: `INVALID_CUSTOM_TOKEN : Invalid assertion
 * format`.
 */
const codeOf = ({ error }: Record<string, unknown>): string => {
  const message = isObject(error) ? error['message'] : undefined
  return typeof message === 'string' ? (message.split(' : ')[0] ?? '').trim() : ''
}

/** Decides how to treat a response, by the path of the call (without the host), its status and its text. */
export const judgeAnswer = (path: string, status: number, text: string): SessionWorth => {
  const call = Object.keys(verdicts).find((known) => path.endsWith(known)) ?? ''
  const answer = parse(text)
  if (!isObject(answer)) return 'unavailable'
  if (status >= 200 && status < 300) return isWhole(call, answer) ? 'accept' : 'unavailable'
  if (status < 400 || status >= 500 || status === 429) return 'unavailable'
  if (!verdicts[call]?.includes(codeOf(answer))) return 'unavailable'
  return call === '/v1/accounts:lookup' ? 'ignore' : 'accept'
}
