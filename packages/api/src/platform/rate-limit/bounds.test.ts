import { allEndpoints, rateLimits, type EndpointDefinition } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../http/server.ts'
import { makeAdmin } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  admin = (await makeAdmin(app.db)).id
})
afterAll(() => app.close())

const id = '3f0e7f0a-5a52-4c55-8d5e-0a5b7f2f4f11'
const ask = (endpoint: Pick<EndpointDefinition, 'method' | 'path'>, network: string) =>
  app.server.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/g, id)}`,
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': network, authorization: `Bearer ${admin}` },
  })

describe('every call', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s has a bound',
    (_id, endpoint) => {
      expect(Object.keys(rateLimits)).toContain(endpoint.rateLimit)
    },
  )

  it('without a bound is not registered', () => {
    const server = createServer(app.config, app.logger, () => undefined)
    expect(() => server.get('/api/unbounded', () => ({}))).toThrow(
      '/api/unbounded declares no limit of its calls.',
    )
    expect(() => server.get('/api/bounded', { config: { limit: 'read' } }, () => ({}))).not.toThrow()
  })

  // Those that are counted in the database have tests of their own.
  const inMemory = allEndpoints.filter(
    ({ access, method, rateLimit }) =>
      access === 'public' && method === 'GET' && 'burst' in rateLimits[rateLimit],
  )
  it.each([...Map.groupBy(inMemory, ({ rateLimit }) => rateLimit)])(
    'is refused beyond the bound %s, for its network alone',
    async (name, [first, ...others]) => {
      const { burst } = rateLimits[name] as { burst: number }
      const network = `198.51.100.${inMemory.indexOf(first!)}`
      for (let count = 0; count < burst; count += 1)
        expect((await ask(first!, network)).statusCode).not.toBe(429)
      for (const endpoint of [first!, ...others]) {
        const { statusCode, headers } = await ask(endpoint, network)
        expect([endpoint.id, statusCode]).toEqual([endpoint.id, 429])
        expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
        expect((await ask(endpoint, '203.0.113.9')).statusCode).not.toBe(429)
      }
    },
  )
})
