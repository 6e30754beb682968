import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proxyRoutes } from './proxy.ts'
import { readSettings } from './settings.ts'

const api = fastify()
const app = fastify()

beforeAll(async () => {
  api.get('/api/who', ({ headers }) => ({ from: headers['x-forwarded-for'], id: headers['x-request-id'] }))
  api.get('/api/metrics', () => 'requests 7')
  await api.listen({ port: 0 })
  const { port } = api.server.address() as { port: number }
  await proxyRoutes(app, readSettings({ API_URL: `http://127.0.0.1:${port}` }), () => undefined)
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const ask = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/who', headers, remoteAddress: '198.51.100.7' })).json<object>()

test('the API hears whom a request came from, last in line behind whatever that one claims', async () => {
  expect(await ask()).toEqual({ from: '198.51.100.7' })
  expect(await ask({ 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'edge-12345678' })).toEqual({
    from: '203.0.113.9, 198.51.100.7',
    id: 'edge-12345678',
  })
})

test('what the API counts of itself stays inside', async () => {
  for (const url of ['/api/metrics', '/api/metrics?x=1', '/api/%6Detrics']) {
    const { statusCode, body } = await app.inject(url)
    expect([url, statusCode, body.includes('requests')]).toEqual([url, 404, false])
  }
})
