import { endpoints, rateLimits } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAsWritten } from '../../testing/ask-as-written.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('requests', () => {
  it('keep a given request id, or get one', async () => {
    const given = await app.server.inject({
      url: '/api/auth/session',
      headers: { 'x-request-id': 'shell-12345678' },
    })
    expect(given.headers['x-request-id']).toBe('shell-12345678')
    expect(given.json()).toMatchObject({ requestId: 'shell-12345678' })
    const strange = await app.server.inject({ url: '/api/healthz', headers: { 'x-request-id': 'a b\tc' } })
    expect(strange.headers['x-request-id']).toMatch(/^[\da-f]{10}$/)
  })

  it('are refused in their language, or in Spanish', async () => {
    const message = async (url: string, language?: string) =>
      (await app.server.inject({ url, headers: language ? { 'accept-language': language } : {} })).json()
        .message
    expect(await message('/api/auth/session')).toBe('Debes iniciar sesión para continuar')
    expect(await message('/api/auth/session', 'en-GB')).toBe('Please log in to continue')
    expect(await message('/api/auth/session?lang=en', 'es')).toBe('Please log in to continue')
  })

  it('treat a trailing slash as part of the path', async () => {
    const status = async (url: string) => (await app.server.inject(url)).statusCode
    expect(await status('/api/captcha/challenge')).toBe(200)
    expect(await status('/api/captcha/challenge/')).toBe(404)
  })

  it('are refused with a NUL character, or with a list instead of an object', async () => {
    expect((await post('{"email":"a\\u0000@b.example","password":"x"}')).statusCode).toBe(422)
    expect((await post('[]')).statusCode).toBe(422)
    expect((await app.server.inject('/api/locations/?q=%00')).statusCode).toBe(422)
    expect((await app.server.inject('/api/locations/%00')).statusCode).toBe(404)
  })

  it('find nothing by an id that is longer than any', async () => {
    for (const id of ['a'.repeat(300), 'ñ'.repeat(9_000)]) {
      const answer = await app.server.inject({
        url: `/api/locations/${encodeURIComponent(id)}`,
        headers: { 'accept-language': 'en' },
      })
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.json()).toMatchObject({
        status: 404,
        code: 'not_found',
        title: 'We could not find what you are looking for',
      })
    }
  })

  it('must have a valid JSON body without prototype keys', async () => {
    expect((await post('{"email":')).json()).toMatchObject({ status: 400, code: 'malformed_request' })
    expect((await post('{"__proto__":{"isAdmin":true}}')).statusCode).toBe(400)
    expect((await post('{"constructor":{"prototype":{}}}')).statusCode).toBe(400)
    expect((await post('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(
      415,
    )
    expect((await post(JSON.stringify({ email: 'x'.repeat(1_100_000) }))).statusCode).toBe(413)
  })

  it('may be nested to a limited depth', async () => {
    const nested = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`
    expect((await post(nested(10))).statusCode).toBe(422)
    expect((await post(nested(30))).statusCode).toBe(422)
    for (const depth of [33, 20_000, 400_000])
      expect((await post(nested(depth))).json()).toMatchObject({ status: 400, code: 'malformed_request' })
    expect((await post(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)).statusCode).toBe(400)
  })

  it('may hold a limited number of values, and are refused with a limited number of fields', async () => {
    const ones = (count: number) => Array.from({ length: count }, () => 1)
    const beats = (payload: unknown) =>
      app.server.inject({ method: 'POST', url: '/api/releases/beats', payload: payload as object })
    const many = await beats({ beats: ones(5_000) })
    expect([many.statusCode, many.json().fields.length]).toEqual([422, 100])
    for (const tooMany of [
      { beats: ones(480_000) },
      { beats: Array.from({ length: 200 }, () => ones(60)) },
      Object.fromEntries(ones(20_000).map((one, index) => [`k${index}`, one])),
    ]) {
      const refused = await beats(tooMany)
      expect(refused.json()).toMatchObject({ status: 400, code: 'malformed_request' })
      expect(refused.body.length).toBeLessThan(1_000)
    }
  })

  it('are routed by the normalised form of their path', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const status = async (path: string) => (await askAsWritten(app, { path })).status
    for (const form of ['/api/./healthz', '//api//healthz', '/api/x/%2e%2e/healthz', '/api\\healthz'])
      expect([form, await status(form)]).toEqual([form, 200])
    expect(await status('/api/x%2f..%2fhealthz')).toBe(404)
  })

  it('may contain only fields that the contract names', async () => {
    const { json } = await post(JSON.stringify({ email: 'a@people.example', password: 'x', isAdmin: true }))
    expect(json()).toMatchObject({
      status: 422,
      fields: [{ path: 'isAdmin', code: 'validation.unknown_field' }],
    })
  })

  it('without an endpoint get 404 as a problem document', async () => {
    const answer = await app.server.inject('/api/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  })
})

describe('rate limits', () => {
  it('refuse calls with the time to wait, and allow them afterwards', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const ask = () => strict.call(endpoints.contact.subscribe, { body: { email: 'a@people.example' } })
    for (let call = 0; call < 10; call++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.problem?.code).toBe('rate_limited')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    strict.clock.advance(3_600_000)
    expect((await ask()).status).toBe(200)
    await strict.close()
  })

  it('limit the searches of one address over all search endpoints, without affecting others', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const paths = [
      '/api/locations/',
      '/api/locations/suggestions?q=casa',
      '/api/locations/map',
      '/api/locations/places',
      '/api/locations/lowest-prices',
    ]
    const search = (path: string, visitor: string) =>
      strict.server.inject({ url: path, headers: { 'x-forwarded-for': visitor } })
    for (let call = 0; call < rateLimits.search.burst; call++)
      expect((await search(paths[call % paths.length]!, '203.0.113.7')).statusCode).toBe(200)
    for (const path of paths) {
      const refused = await search(path, '203.0.113.7')
      expect([path, refused.statusCode, refused.headers['retry-after']]).toEqual([path, 429, '1'])
      expect((await search(path, '203.0.113.8')).statusCode).toBe(200)
    }
    strict.clock.advance(1_000)
    expect((await search('/api/locations/', '203.0.113.7')).statusCode).toBe(200)
    await strict.close()
  }, 60_000)
})
