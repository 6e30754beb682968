import { endpoints } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashPassword } from './password.ts'

/** A stand-in for the identity provider, whose answer each test sets. */
const provider = { answer: (() => {}) as RequestListener, asked: 0 }
const listen = async () => {
  const server = createServer((request, response) => {
    provider.asked += 1
    provider.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
const refusal = (code: number, message: string) => ({ error: { code, message, errors: [], status: 'X' } })

let server: Server
let app: TestApp
const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
const jwk = { ...(await exportJWK(publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' }
const project = 'metrolibre-test'

const open = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createTestApp({
    identity: 'provider',
    env: { IDENTITY_TOOLKIT_URL: url, IDENTITY_JWKS_URL: `${url}/keys` },
  })
}
const member = async () => {
  const password = 'una clave larga'
  const { email } = await makeUser(app.db, { passwordHash: await hashPassword(password) })
  return { email, password }
}
beforeAll(async () => {
  server = await listen()
  app = await open()
})
afterAll(async () => {
  await app.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  provider.asked = 0
})

const troubles: [string, RequestListener][] = [
  ['429', says(429, refusal(429, 'RESOURCE_EXHAUSTED'))],
  ['too many attempts', says(400, refusal(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'))],
  ['500', says(500, refusal(500, 'INTERNAL'))],
  ['503 as a page', says(503, '<html></html>')],
  ['a key that is refused', says(400, refusal(400, 'API key not valid. Please pass a valid API key.'))],
  ['a referrer that is blocked', says(403, refusal(403, 'Requests from referer <empty> are blocked.'))],
  ['200 without a token', says(200, {})],
  ['200 as a page', says(200, '<html></html>')],
  ['a broken connection', (request) => void request.socket.destroy()],
]

describe.each(troubles)('while the identity provider answers with %s', (_name, trouble) => {
  beforeEach(() => {
    provider.answer = trouble
  })

  it('answers a valid login with 503 and a time to retry after', async () => {
    const { email, password } = await member()
    const { status, problem, headers } = await app.call(endpoints.auth.login, { body: { email, password } })
    expect([status, problem?.code]).toEqual([503, 'unavailable'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('creates no account on registration, so that the next try succeeds', async () => {
    const email = `${randomUUID()}@people.example`
    const body = {
      email,
      password: `Un-${randomUUID()}`,
      firstname: 'Ada',
      lastname: 'Rojas',
      isOwner: false,
      country: 'Chile' as const,
      birthDate: '1990-04-05',
    }
    expect((await app.call(endpoints.auth.register, { body })).problem?.code).toBe('unavailable')
    provider.answer = says(200, { idToken: 'token' })
    expect((await app.call(endpoints.auth.register, { body })).status).toBe(201)
  })
})

describe('exchanging a custom token', () => {
  it('is retried once after a failure', async () => {
    provider.answer = (request, response) =>
      (provider.asked === 1 ? says(503, '') : says(200, { idToken: 'token' }))(request, response)
    const { email, password } = await member()
    expect((await app.call(endpoints.auth.login, { body: { email, password } })).body.token).toBe('token')
  })

  it('is not retried when the provider limits requests, and its Retry-After is passed on', async () => {
    provider.answer = says(429, '', { 'retry-after': '17' })
    const { email, password } = await member()
    const { headers } = await app.call(endpoints.auth.login, { body: { email, password } })
    expect([provider.asked, headers['retry-after']]).toEqual([1, '17'])
  })

  it('reports an account that is disabled at the provider', async () => {
    provider.answer = says(400, refusal(400, 'USER_DISABLED'))
    const { email, password } = await member()
    const { problem } = await app.call(endpoints.auth.login, { body: { email, password } })
    expect(problem?.code).toBe('account_inactive')
  })

  it('uses the server’s own API key', async () => {
    const urls: string[] = []
    provider.answer = (request, response) => {
      urls.push(request.url ?? '')
      says(200, { idToken: 'token' })(request, response)
    }
    const { email, password } = await member()
    await app.call(endpoints.auth.login, { body: { email, password } })
    expect(urls).toEqual(['/v1/accounts:signInWithCustomToken?key=test-server-key'])
  })
})

describe('the provider’s signing keys', () => {
  const tokenOf = async (target: TestApp, kid = 'ours') => {
    const now = Math.floor(target.clock.now().getTime() / 1000)
    return new SignJWT({ signed_in_at: now * 1000 })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject((await makeUser(target.db)).id)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey)
  }
  const ask = async (target: TestApp, token: string) => {
    const { status, problem, headers } = await target.call(endpoints.auth.session, {}, { as: token })
    return { status, code: problem?.code, wait: headers['retry-after'] }
  }
  const empty = says(200, { keys: [] })
  const away: [string, RequestListener][] = [
    ['503', says(503, '')],
    ['a page', says(200, '<html></html>')],
    ['something else', says(200, {})],
    ['a redirect', says(302, '', { location: '/elsewhere' })],
    ['no keys', empty],
    ['a broken connection', (request) => void request.socket.destroy()],
  ]

  it.each(away)(
    'are not loaded yet and the provider answers with %s: a bearer gets 503 instead of 401',
    async (_name, trouble) => {
      const fresh = await open()
      provider.answer = trouble
      const token = await tokenOf(fresh)
      expect(await ask(fresh, token)).toEqual({
        status: 503,
        code: 'unavailable',
        wait: expect.anything() as string,
      })
      provider.answer = says(200, { keys: [jwk] })
      expect((await ask(fresh, token)).status).toBe(200)
      await fresh.close()
    },
  )

  it.each(away)(
    'are still used when the provider answers with %s, even after a long time',
    async (_name, trouble) => {
      const fresh = await open()
      provider.answer = says(200, { keys: [jwk] })
      const token = await tokenOf(fresh)
      expect((await ask(fresh, token)).status).toBe(200)
      provider.answer = trouble
      vi.useFakeTimers({ now: Date.now() + 3 * 86_400_000, toFake: ['Date'] })
      for (let call = 0; call < 3; call += 1) expect((await ask(fresh, token)).status).toBe(200)
      // A key that is not among them may be newer, so the provider has to be asked.
      expect((await ask(fresh, await tokenOf(fresh, 'newer'))).status).toBe(503)
      provider.answer = says(200, { keys: [jwk] })
      expect((await ask(fresh, await tokenOf(fresh, 'newer'))).status).toBe(401)
      vi.useRealTimers()
      await fresh.close()
    },
  )

  it('are renewed in the background, without delaying requests', async () => {
    const fresh = await open()
    provider.answer = says(200, { keys: [jwk] })
    const token = await tokenOf(fresh)
    expect((await ask(fresh, token)).status).toBe(200)
    provider.answer = () => {}
    provider.asked = 0
    vi.useFakeTimers({ now: Date.now() + 700_000, toFake: ['Date'] })
    expect((await ask(fresh, token)).status).toBe(200)
    await expect.poll(() => provider.asked).toBe(1)
    expect((await ask(fresh, token)).status).toBe(200)
    expect(provider.asked).toBe(1)
    vi.useRealTimers()
    await fresh.close()
  })
})
