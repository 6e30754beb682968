/**
 * What an answer of the identity provider is worth: `heed` it; `overlook` what it says of a session, of which the token
 * service alone decides; or it says nothing at all, because the provider (or who answers in its place) is `away`.
 */
export type Worth = 'heed' | 'overlook' | 'away'

/** The refusals of each of its calls that are about the person. All others, and unknown ones, are about the provider. */
const verdicts: Readonly<Record<string, readonly string[]>> = {
  '/v1/token': ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'],
  '/v1/accounts:signInWithCustomToken': [
    'INVALID_CUSTOM_TOKEN',
    'CREDENTIAL_MISMATCH',
    'MISSING_CUSTOM_TOKEN',
    'USER_DISABLED',
  ],
  // Asked with an ID token that may have run out by the provider's clock while it has not by the device's.
  '/v1/accounts:lookup': ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'],
}

/** What each call's answer cannot do without: the SDK would keep an answer that lacks it, and forget its session. */
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

/** Google's code may be followed by words: `INVALID_CUSTOM_TOKEN : Invalid assertion format`. */
const codeOf = ({ error }: Record<string, unknown>): string => {
  const message = isObject(error) ? error['message'] : undefined
  return typeof message === 'string' ? (message.split(' : ')[0] ?? '').trim() : ''
}

/** Judges an answer by the call it is of (its path without the host), its status and its text. */
export const judgeAnswer = (path: string, status: number, text: string): Worth => {
  const call = Object.keys(verdicts).find((known) => path.endsWith(known)) ?? ''
  const answer = parse(text)
  if (!isObject(answer)) return 'away'
  if (status >= 200 && status < 300) return isWhole(call, answer) ? 'heed' : 'away'
  if (status < 400 || status >= 500 || status === 429) return 'away'
  if (!verdicts[call]?.includes(codeOf(answer))) return 'away'
  return call === '/v1/accounts:lookup' ? 'overlook' : 'heed'
}
