import { createHmac } from 'node:crypto'
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

async function customToken(
  uid: string,
  claims: object = {},
  given: { audience?: string; issuer?: string; key?: string } = {},
) {
  const key = await importPKCS8(given.key ?? SERVICE_KEY, 'RS256')
  return new SignJWT({ uid, claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(given.issuer ?? CLIENT_EMAIL)
    .setSubject(CLIENT_EMAIL)
    .setAudience(given.audience ?? CUSTOM_TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('1h')
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

test('tokens of another account, audience, signature or algorithm are refused', async () => {
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
    await refused(await customToken('x', {}, { audience: 'else' }), 'custom-token-mismatch')
    for (const token of [await customToken('x', {}, { key: stranger }), unsigned, symmetric, 'rubbish']) {
      await refused(token, 'invalid-custom-token')
    }
  })
})

test('another API key, a made-up refresh token and a forged ID token are refused', async () => {
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

test('keys and sessions outlive a restart', async () => {
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
