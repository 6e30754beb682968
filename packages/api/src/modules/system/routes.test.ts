import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { allEndpoints, endpoints, isBinary } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('system', () => {
  it('reports that the process is alive and ready', async () => {
    expect((await app.call(endpoints.system.health)).body).toEqual({ status: 'ok' })
    expect((await app.call(endpoints.system.ready)).status).toBe(200)
  })

  it('counts requests by route', async () => {
    await app.call(endpoints.system.health)
    const { body } = await app.call(endpoints.system.metrics)
    const text = Buffer.from(body).toString()
    expect(text).toMatch(/metrolibre_request_seconds_count\{.*route="\/api\/healthz"/)
    expect(text).toContain('metrolibre_jobs_waiting 0')
    expect(text).toMatch(/metrolibre_database_connections\{state="active"\} [1-9]/)
  })

  it.each(['/api/openapi.json', '/api/docs'])(
    'makes and compresses %s once, and says when it is known',
    async (url) => {
      const ask = (headers: Record<string, string> = {}) => app.server.inject({ url, headers })
      const plain = await ask()
      const { etag } = plain.headers
      expect(etag).toMatch(/^"[\w-]{43}"$/)
      for (const [encoding, read] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await ask({ 'accept-encoding': encoding })
        expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag })
        expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
        expect(read(packed.rawPayload)).toEqual(plain.rawPayload)
      }
      const known = await ask({ 'if-none-match': String(etag) })
      expect([known.statusCode, known.body]).toEqual([304, ''])
    },
  )

  const forEverybody = allEndpoints.filter(
    ({ access, method, params, query, response, isUnique }) =>
      access === 'public' && method === 'GET' && !params && !query && !isBinary(response) && !isUnique,
  )
  it('has answers that are the same for everybody', () => {
    const paths = forEverybody.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/zones/', '/currency', '/general/all']))
  })
  it.each(forEverybody.map(({ path }) => `/api${path}`))(
    'compresses the answer of %s, which is the same for everybody, and says when it is known',
    async (url) => {
      const ask = (headers: Record<string, string> = {}) => app.server.inject({ url, headers })
      const plain = await ask()
      const { etag } = plain.headers
      expect([plain.statusCode, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{43}"$/)])
      const packed = await ask({ 'accept-encoding': 'gzip, br' })
      expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag })
      expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload)
      const known = await ask({ 'if-none-match': String(etag) })
      expect([known.statusCode, known.body]).toEqual([304, ''])
    },
  )

  it.each(['', '?type=room', '?page=2'])(
    'compresses the answer of a search, and says when it is known: "%s"',
    async (query) => {
      const ask = (headers: Record<string, string> = {}) =>
        app.server.inject({ url: `/api/locations/${query}`, headers })
      const { rawPayload, headers } = await ask({ 'accept-encoding': 'br' })
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
      })
      expect(brotliDecompressSync(rawPayload).toString()).toBe((await ask()).body)
      expect((await ask({ 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    },
  )

  it('keeps no answer to somebody who signed in', async () => {
    const { id } = await makeUser(app.db)
    const { headers } = await app.server.inject({
      url: '/api/locations/',
      headers: { 'accept-encoding': 'br', authorization: `Bearer ${id}` },
    })
    expect([headers['content-encoding'], headers['etag']]).toEqual([undefined, undefined])
  })

  it('sends another ETag once an answer has changed', async () => {
    const ask = async () => (await app.server.inject('/api/zones/')).headers['etag']
    const before = await ask()
    await makeZone(app.db)
    expect(await ask()).not.toBe(before)
  })

  it('describes the API for programs and for people', async () => {
    const { body } = await app.call(endpoints.system.openapi)
    expect(body).toMatchObject({ openapi: '3.1.0' })
    const page = await app.server.inject('/api/docs')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('/auth/login')
    expect(page.body).not.toContain('<script')
  })
})
