import { describe, expect, it } from 'vitest'
import { judgeAnswer, type SessionWorth } from './judge-answer.ts'

const token = '/v1/token'
const signIn = '/v1/accounts:signInWithCustomToken'
const lookup = '/v1/accounts:lookup'
const refusal = (message: string, code = 400) => JSON.stringify({ error: { code, message, status: 'X' } })
const grant = { access_token: 'a', refresh_token: 'r', expires_in: '3600' }

describe('a response of the identity provider', () => {
  it.each<[string, string, number, string, SessionWorth]>([
    ['a new token', token, 200, JSON.stringify(grant), 'accept'],
    ['a disabled account', token, 400, refusal('USER_DISABLED'), 'accept'],
    ['a deleted account', token, 400, refusal('USER_NOT_FOUND'), 'accept'],
    ['a session that was ended', token, 400, refusal('TOKEN_EXPIRED'), 'accept'],
    ['a refresh token that is none', token, 400, refusal('INVALID_REFRESH_TOKEN'), 'accept'],
    ['a refusal with words behind it', token, 400, refusal('TOKEN_EXPIRED : sign in again'), 'accept'],
    ['too many attempts', token, 400, refusal('TOO_MANY_ATTEMPTS_TRY_LATER'), 'unavailable'],
    ['a quota', token, 400, refusal('QUOTA_EXCEEDED'), 'unavailable'],
    ['429', token, 429, refusal('RESOURCE_EXHAUSTED', 429), 'unavailable'],
    ['429 in words of a verdict', token, 429, refusal('USER_DISABLED', 429), 'unavailable'],
    ['500', token, 500, refusal('Internal error encountered.', 500), 'unavailable'],
    ['500 in words of a verdict', token, 500, refusal('TOKEN_EXPIRED', 500), 'unavailable'],
    ['503 as a page', token, 503, '<html><title>Error 503</title></html>', 'unavailable'],
    ['503', token, 503, refusal('The service is currently unavailable.', 503), 'unavailable'],
    [
      'a key that is refused',
      token,
      400,
      refusal('API key not valid. Please pass a valid API key.'),
      'unavailable',
    ],
    [
      'a referrer that is blocked',
      token,
      403,
      refusal('Requests from referer x are blocked.', 403),
      'unavailable',
    ],
    ['a project that is gone', token, 400, refusal('PROJECT_NOT_FOUND'), 'unavailable'],
    ['a page of a hotel', token, 200, '<html>Log in to the network</html>', 'unavailable'],
    ['an empty object', token, 200, '{}', 'unavailable'],
    [
      'a token without its successor',
      token,
      200,
      JSON.stringify({ ...grant, refresh_token: '' }),
      'unavailable',
    ],
    ['nothing', token, 200, '', 'unavailable'],
    ['null', token, 200, 'null', 'unavailable'],
    ['a list', token, 400, '[]', 'unavailable'],
    ['an error without a message', token, 400, '{"error":"invalid_grant"}', 'unavailable'],
    ['an error named like a member of all objects', token, 400, refusal('constructor'), 'unavailable'],
    ['another place', token, 302, '{}', 'unavailable'],
    ['an account', lookup, 200, '{"users":[{"localId":"u"}]}', 'accept'],
    ['no account', lookup, 200, '{"kind":"x"}', 'unavailable'],
    ['an ID token that ran out by its clock', lookup, 400, refusal('INVALID_ID_TOKEN'), 'ignore'],
    [
      'a disabled account, of which the token service is asked next',
      lookup,
      400,
      refusal('USER_DISABLED'),
      'ignore',
    ],
    ['a busy look-up', lookup, 429, refusal('QUOTA_EXCEEDED', 429), 'unavailable'],
    ['a sign-in', signIn, 200, '{"idToken":"i","refreshToken":"r","expiresIn":"3600"}', 'accept'],
    ['a custom token that is none', signIn, 400, refusal('INVALID_CUSTOM_TOKEN : x'), 'accept'],
    ['too many sign-ins', signIn, 400, refusal('QUOTA_EXCEEDED : Exceeded quota'), 'unavailable'],
  ])('with %s', (_name, path, status, text, worth) => {
    expect(judgeAnswer(`/identity${path}`, status, text)).toBe(worth)
  })
})
