import { describe, expect, it } from 'vitest'
import { judgeAnswer, type Worth } from './judge-answer.ts'

const token = '/v1/token'
const signIn = '/v1/accounts:signInWithCustomToken'
const lookup = '/v1/accounts:lookup'
const refusal = (message: string, code = 400) => JSON.stringify({ error: { code, message, status: 'X' } })
const grant = { access_token: 'a', refresh_token: 'r', expires_in: '3600' }

describe('a response of the identity provider', () => {
  it.each<[string, string, number, string, Worth]>([
    ['a new token', token, 200, JSON.stringify(grant), 'heed'],
    ['a disabled account', token, 400, refusal('USER_DISABLED'), 'heed'],
    ['a deleted account', token, 400, refusal('USER_NOT_FOUND'), 'heed'],
    ['a session that was ended', token, 400, refusal('TOKEN_EXPIRED'), 'heed'],
    ['a refresh token that is none', token, 400, refusal('INVALID_REFRESH_TOKEN'), 'heed'],
    ['a refusal with words behind it', token, 400, refusal('TOKEN_EXPIRED : sign in again'), 'heed'],
    ['too many attempts', token, 400, refusal('TOO_MANY_ATTEMPTS_TRY_LATER'), 'away'],
    ['a quota', token, 400, refusal('QUOTA_EXCEEDED'), 'away'],
    ['429', token, 429, refusal('RESOURCE_EXHAUSTED', 429), 'away'],
    ['429 in words of a verdict', token, 429, refusal('USER_DISABLED', 429), 'away'],
    ['500', token, 500, refusal('Internal error encountered.', 500), 'away'],
    ['500 in words of a verdict', token, 500, refusal('TOKEN_EXPIRED', 500), 'away'],
    ['503 as a page', token, 503, '<html><title>Error 503</title></html>', 'away'],
    ['503', token, 503, refusal('The service is currently unavailable.', 503), 'away'],
    ['a key that is refused', token, 400, refusal('API key not valid. Please pass a valid API key.'), 'away'],
    ['a referrer that is blocked', token, 403, refusal('Requests from referer x are blocked.', 403), 'away'],
    ['a project that is gone', token, 400, refusal('PROJECT_NOT_FOUND'), 'away'],
    ['a page of a hotel', token, 200, '<html>Log in to the network</html>', 'away'],
    ['an empty object', token, 200, '{}', 'away'],
    ['a token without its successor', token, 200, JSON.stringify({ ...grant, refresh_token: '' }), 'away'],
    ['nothing', token, 200, '', 'away'],
    ['null', token, 200, 'null', 'away'],
    ['a list', token, 400, '[]', 'away'],
    ['an error without a message', token, 400, '{"error":"invalid_grant"}', 'away'],
    ['an error named like a member of all objects', token, 400, refusal('constructor'), 'away'],
    ['another place', token, 302, '{}', 'away'],
    ['an account', lookup, 200, '{"users":[{"localId":"u"}]}', 'heed'],
    ['no account', lookup, 200, '{"kind":"x"}', 'away'],
    ['an ID token that ran out by its clock', lookup, 400, refusal('INVALID_ID_TOKEN'), 'overlook'],
    [
      'a disabled account, of which the token service is asked next',
      lookup,
      400,
      refusal('USER_DISABLED'),
      'overlook',
    ],
    ['a busy look-up', lookup, 429, refusal('QUOTA_EXCEEDED', 429), 'away'],
    ['a sign-in', signIn, 200, '{"idToken":"i","refreshToken":"r","expiresIn":"3600"}', 'heed'],
    ['a custom token that is none', signIn, 400, refusal('INVALID_CUSTOM_TOKEN : x'), 'heed'],
    ['too many sign-ins', signIn, 400, refusal('QUOTA_EXCEEDED : Exceeded quota'), 'away'],
  ])('with %s', (_name, path, status, text, worth) => {
    expect(judgeAnswer(`/identity${path}`, status, text)).toBe(worth)
  })
})
