import { createHmac, X509Certificate } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth'
import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_EMAIL, PROJECT, type Running, SERVICE_KEY, startForTest } from '../testing/running.ts'
import { CUSTOM_TOKEN_AUDIENCE } from './custom-token.ts'

let running: Running
beforeAll(async () => {
  running = await startForTest()
})
afterAll(() => running.end())

const seconds = () => Math.floor(Date.now() / 1000)

async function customToken(
  uid: string,
  claims: object = {},
  given: { audience?: string; issuer?: string; key?: string; issuedAt?: number; lifetime?: number } = {},
) {
  const key = await importPKCS8(given.key ?? SERVICE_KEY, 'RS256')
  // Read once: between two readings a second may begin, and the token would live too long.
  const issuedAt = given.issuedAt ?? seconds()
  return new SignJWT({ uid, claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(given.issuer ?? CLIENT_EMAIL)
    .setSubject(CLIENT_EMAIL)
    .setAudience(given.audience ?? CUSTOM_TOKEN_AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + (given.lifetime ?? 3600))
    .sign(key)
}

async function withAuth<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
  const app = initializeApp({ apiKey: 'web-key', projectId: PROJECT }, crypto.randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, running.url, { disableWarnings: true })
  try {
    return await work(auth)
  } finally {
    await deleteApp(app)
  }
}

const verified = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${running.url}/identity/jwks`)), {
    issuer: `https://securetoken.google.com/${PROJECT}`,
    audience: PROJECT,
    algorithms: ['RS256'],
  })

test('the Firebase SDK signs in with a custom token and refreshes the ID token', async () => {
  await withAuth(async (auth) => {
    const { user } = await signInWithCustomToken(auth, await customToken('user-1', { isAdmin: true }))
    expect(user.uid).toBe('user-1')
    const { payload, protectedHeader } = await verified(await user.getIdToken())
    expect(payload).toMatchObject({
      sub: 'user-1',
      user_id: 'user-1',
      isAdmin: true,
      firebase: { sign_in_provider: 'custom' },
    })
    expect(payload.exp! - payload.iat!).toBe(3600)
    expect(protectedHeader.kid).toBeTypeOf('string')
    await running.admin('/clock', { advanceMs: 5000 })
    const again = await user.getIdToken(true)
    const fresh = await verified(again)
    expect(fresh.payload).toMatchObject({ sub: 'user-1', isAdmin: true, auth_time: payload['auth_time'] })
    expect(fresh.payload.iat).toBeGreaterThan(payload.iat!)
  })
})

test('tokens with another account, audience, signature or algorithm are refused', async () => {
  const { generateKeyPairSync } = await import('node:crypto')
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = {
    uid: 'x',
    iss: CLIENT_EMAIL,
    sub: CLIENT_EMAIL,
    aud: CUSTOM_TOKEN_AUDIENCE,
    iat: 1,
    exp: 9_999_999_999,
  }
  const unsigned = `${encode({ alg: 'none' })}.${encode(content)}.`
  const head = `${encode({ alg: 'HS256' })}.${encode(content)}`
  const symmetric = `${head}.${createHmac('sha256', 'secret').update(head).digest('base64url')}`
  await withAuth(async (auth) => {
    const refused = async (token: string, code: string) =>
      expect(signInWithCustomToken(auth, token)).rejects.toMatchObject({ code: `auth/${code}` })
    await refused(await customToken('x', {}, { issuer: 'other@example.com' }), 'custom-token-mismatch')
    await refused(await customToken('x', {}, { audience: 'else' }), 'invalid-custom-token')
    for (const token of [await customToken('x', {}, { key: stranger }), unsigned, symmetric, 'rubbish']) {
      await refused(token, 'invalid-custom-token')
    }
  })
})

/** Calls a service directly, without the SDK, and returns its response. */
const call = async (path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${running.url}${path}`, {
    method: 'POST',
    body,
    headers: { ...(typeof body === 'string' && { 'content-type': 'application/json' }), ...headers },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> }
}
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts:'
const tokenService = '/securetoken.googleapis.com/v1/token'
const exchange = (token: string) =>
  call(`${toolkit}signInWithCustomToken?key=web-key`, JSON.stringify({ token, returnSecureToken: true }))
const refresh = (token: string) =>
  call(
    `${tokenService}?key=web-key`,
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
  )

test.each<[string, () => Promise<string>, string]>([
  ['lives longer than an hour', () => customToken('x', {}, { lifetime: 3601 }), 'INVALID_CUSTOM_TOKEN'],
  [
    'was issued in the future',
    () => customToken('x', {}, { issuedAt: seconds() + 600 }),
    'INVALID_CUSTOM_TOKEN',
  ],
  ['has expired', () => customToken('x', {}, { issuedAt: seconds() - 4000 }), 'INVALID_CUSTOM_TOKEN'],
  ['names no user', () => customToken(''), 'MISSING_IDENTIFIER'],
  ['has a uid of 129 characters', () => customToken('x'.repeat(129)), 'INVALID_CUSTOM_TOKEN'],
  ['has a reserved claim', () => customToken('x', { firebase: {} }), 'FORBIDDEN_CLAIM'],
  ['has claims that are a list', () => customToken('x', [1]), 'INVALID_CLAIMS'],
  ['has claims of 1,001 characters', () => customToken('x', { a: 'x'.repeat(993) }), 'CLAIMS_TOO_LARGE'],
])('refuses a custom token that %s', async (_name, make, code) => {
  const { status, body } = await exchange(await make())
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: { code: 400, message: expect.stringMatching(new RegExp(`^${code}( : |$)`)) as string },
  })
})

test('accepts a custom token at each limit', async () => {
  const whole = { a: 'x'.repeat(992) }
  expect(JSON.stringify(whole)).toHaveLength(1000)
  const token = await customToken('x'.repeat(128), whole, { issuedAt: seconds() + 240, lifetime: 3600 })
  expect((await exchange(token)).status).toBe(200)
})

test('a disabled, signed-out or removed account is refused by each call, and can sign in again', async () => {
  const signedIn = async () => (await exchange(await customToken('held'))).body as unknown as Session
  interface Session {
    idToken: string
    refreshToken: string
  }
  const lookup = ({ idToken }: Session) => call(`${toolkit}lookup?key=web-key`, JSON.stringify({ idToken }))
  const codeOf = async (answer: Promise<{ body: Record<string, never> }>) =>
    ((await answer).body as { error?: { message: string } }).error?.message
  const hold = (body: object) => running.admin('/identity/accounts/held', body)

  const first = await signedIn()
  await hold({ disabled: true })
  expect(await codeOf(refresh(first.refreshToken))).toBe('USER_DISABLED')
  expect(await codeOf(lookup(first))).toBe('USER_DISABLED')
  expect(await codeOf(exchange(await customToken('held')))).toBe('USER_DISABLED')
  await hold({ disabled: false })
  expect(await codeOf(refresh(first.refreshToken))).toBeUndefined()

  await hold({ revoked: true })
  expect(await codeOf(refresh(first.refreshToken))).toBe('TOKEN_EXPIRED')
  expect(await codeOf(lookup(first))).toBe('TOKEN_EXPIRED')
  await running.admin('/clock', { advanceMs: 2000 })
  const second = await signedIn()
  expect(await codeOf(refresh(second.refreshToken))).toBeUndefined()

  await running.admin('/identity/accounts/held', {}, 'DELETE')
  expect(await codeOf(refresh(second.refreshToken))).toBe('USER_NOT_FOUND')
  expect((await hold({ disabled: true })).status).toBe(404)

  const third = await signedIn()
  const remove = ({ idToken }: Session) => call(`${toolkit}delete?key=web-key`, JSON.stringify({ idToken }))
  expect(await codeOf(remove(third))).toBeUndefined()
  expect(await codeOf(remove(third))).toBe('USER_NOT_FOUND')
  expect(await codeOf(refresh(third.refreshToken))).toBe('USER_NOT_FOUND')
})

test('every refusal has Google’s format, without a list of errors from the token service', async () => {
  const listed = (code: number, message: string, status: string, reason: string) => ({
    error: { code, message, errors: [{ message, domain: 'global', reason }], status },
  })
  expect(await exchange('')).toEqual({
    status: 400,
    body: listed(400, 'MISSING_CUSTOM_TOKEN', 'INVALID_ARGUMENT', 'invalid'),
  })
  expect(await call(`${toolkit}nothing?key=web-key`, '{}')).toEqual({
    status: 404,
    body: listed(404, 'Not Found', 'NOT_FOUND', 'notFound'),
  })
  const malformed = await call(`${toolkit}lookup?key=web-key`, '{')
  expect(malformed).toMatchObject({ status: 400, body: { error: { errors: [{ reason: 'parseError' }] } } })
  expect(await call(`${toolkit}lookup`, '{}')).toMatchObject({
    status: 403,
    body: { error: { status: 'PERMISSION_DENIED' } },
  })
  expect(await call(`${toolkit}lookup?key=wrong`, '{}')).toMatchObject({
    status: 400,
    body: { error: { details: [{ reason: 'API_KEY_INVALID' }] } },
  })
  expect(await refresh('made-up')).toEqual({
    status: 400,
    body: { error: { code: 400, message: 'INVALID_REFRESH_TOKEN', status: 'INVALID_ARGUMENT' } },
  })
})

test('each service fails in its own format on request', async () => {
  const fail = (status: number, more: object = {}) =>
    running.admin('/faults', { effect: 'error', path: '/securetoken.googleapis.com', status, ...more })
  await fail(429)
  expect(await refresh('x')).toMatchObject({
    status: 429,
    body: { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } },
  })
  await fail(400, { message: 'QUOTA_EXCEEDED' })
  expect(await refresh('x')).toEqual({
    status: 400,
    body: { error: { code: 400, message: 'QUOTA_EXCEEDED', status: 'INVALID_ARGUMENT' } },
  })
  await fail(503, { retryAfter: 7 })
  const away = await fetch(`${running.url}${tokenService}?key=web-key`, { method: 'POST' })
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '7'])
  await fail(502)
  const page = await fetch(`${running.url}${tokenService}?key=web-key`, { method: 'POST' })
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
})

test('the keys are published like Google’s, with certificates', async () => {
  const account = 'securetoken@system.gserviceaccount.com'
  const answer = await fetch(`${running.url}/robot/v1/metadata/x509/${account}`)
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+, must-revalidate, no-transform$/)
  const [[kid, pem] = ['', '']] = Object.entries((await answer.json()) as Record<string, string>)
  const certificate = new X509Certificate(pem)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.subject).toBe('CN=securetoken.system.gserviceaccount.com')
  expect(certificate.validFromDate.getTime()).toBeLessThan(Date.now())
  expect(certificate.validToDate.getTime()).toBeGreaterThan(Date.now())
  const { idToken } = (await exchange(await customToken('user-3'))).body as unknown as { idToken: string }
  const { protectedHeader } = await jwtVerify(idToken, certificate.publicKey)
  expect(protectedHeader.kid).toBe(kid)
  const jwks = await fetch(`${running.url}/service_accounts/v1/jwk/${account}`)
  expect(await jwks.json()).toMatchObject({ keys: [{ kid }] })
})

test('a key restricted to browsers refuses servers, and the servers’ key refuses browsers', async () => {
  const limited = await startForTest({
    identity: {
      projectId: PROJECT,
      apiKey: 'web-key',
      serverApiKey: 'server-key',
      serviceAccount: { clientEmail: CLIENT_EMAIL, key: SERVICE_KEY },
    },
  })
  const reasonFor = async (key: string, headers: Record<string, string>) => {
    const answer = await fetch(`${limited.url}${tokenService}?key=${key}`, { method: 'POST', headers })
    const { error } = (await answer.json()) as { error: { message: string; details?: { reason: string }[] } }
    return error.details?.[0]?.reason ?? error.message
  }
  const browser = { referer: 'http://shell.example/' }
  expect(await reasonFor('web-key', {})).toBe('API_KEY_HTTP_REFERRER_BLOCKED')
  expect(await reasonFor('server-key', browser)).toBe('API_KEY_IP_ADDRESS_BLOCKED')
  expect(await reasonFor('web-key', browser)).toBe('MISSING_GRANT_TYPE')
  expect(await reasonFor('server-key', {})).toBe('MISSING_GRANT_TYPE')
  await limited.end()
})

test('a wrong API key, an invalid refresh token and a forged ID token are refused', async () => {
  const post = async (path: string, body: URLSearchParams | string) => {
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
    const answer = await fetch(`${running.url}${path}`, { method: 'POST', body, ...(headers && { headers }) })
    return {
      status: answer.status,
      message: ((await answer.json()) as { error: { message: string } }).error.message,
    }
  }
  const grant = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'made-up' })
  expect(await post('/securetoken.googleapis.com/v1/token?key=wrong', grant)).toMatchObject({ status: 400 })
  expect(await post('/securetoken.googleapis.com/v1/token?key=web-key', grant)).toEqual({
    status: 400,
    message: 'INVALID_REFRESH_TOKEN',
  })
  const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=web-key'
  expect(await post(lookup, JSON.stringify({ idToken: 'a.b.c' }))).toEqual({
    status: 400,
    message: 'INVALID_ID_TOKEN',
  })
})

test('keys and sessions survive a restart', async () => {
  const sign = async () => {
    const body = JSON.stringify({ token: await customToken('user-2'), returnSecureToken: true })
    const url = `${running.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=web-key`
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await answer.json()) as { idToken: string; refreshToken: string }
  }
  const before = await sign()
  running = await running.restart()
  await expect(verified(before.idToken)).resolves.toMatchObject({ payload: { sub: 'user-2' } })
  const grant = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: before.refreshToken })
  const answer = await fetch(`${running.url}/securetoken.googleapis.com/v1/token?key=web-key`, {
    method: 'POST',
    body: grant,
  })
  expect(await answer.json()).toMatchObject({ user_id: 'user-2', token_type: 'Bearer' })
})
