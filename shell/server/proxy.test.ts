import { plainUrl } from '@metrolibre/doors'
import { openTracing, traceRequests } from '@metrolibre/tracing'
import { startCollector } from '@metrolibre/tracing/testing'
import fastify from 'fastify'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proxyRoutes } from './proxy.ts'
import { readComposerSettings } from './settings.ts'

const api = fastify()
let asked = 0
let apiUrl = ''
const app = fastify({
  rewriteUrl: ({ url }) => plainUrl(url!),
  trustProxy: (address) => address === '198.51.100.1',
})

beforeAll(async () => {
  api.get('/api/who', ({ headers }) => ({
    from: headers['x-forwarded-for'],
    id: headers['x-request-id'],
    trace: headers['traceparent'],
  }))
  api.get('/api/many', () => ({ places: Array.from({ length: 500 }, (_, at) => `Bodega ${at}`) }))
  api.get('/api/photo', (_, reply) => reply.type('image/webp').send(Buffer.alloc(5_000, 7)))
  api.get('/api/metrics', () => 'requests 7')
  api.get('/api/full', (_, reply) => {
    asked += 1
    return reply.code(503).header('retry-after', '1').send({})
  })
  await api.listen({ port: 0 })
  apiUrl = `http://127.0.0.1:${(api.server.address() as { port: number }).port}`
  app.get('/*', (_, reply) => reply.code(404).send('page'))
  await proxyRoutes(app, readComposerSettings({ API_URL: apiUrl }), () => undefined)
  await app.listen({ port: 0 })
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/who', headers, remoteAddress })).json<object>()

test('passes the real address of the client to the API, whatever the client claims', async () => {
  expect(await ask('198.51.100.7')).toEqual({ from: '198.51.100.7' })
  expect(
    await ask('198.51.100.7', { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'edge-12345678' }),
  ).toEqual({ from: '198.51.100.7', id: 'edge-12345678' })
})

test('sends lists of the API compressed, as the client reads them, and pictures as they are', async () => {
  const sizes: number[] = []
  for (const [accepts, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await app.inject({ url: '/api/many', headers: { 'accept-encoding': accepts } })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
    sizes.push(answer.rawPayload.length)
  }
  expect(3 * Math.max(sizes[0]!, sizes[1]!)).toBeLessThan(sizes[2]!)
  const photo = await app.inject({ url: '/api/photo', headers: { 'accept-encoding': 'br' } })
  expect(photo.headers).toMatchObject({ 'content-length': '5000' })
  expect(photo.headers['content-encoding']).toBeUndefined()
})

test('believes a trusted proxy, but nothing before the address it names', async () => {
  expect(await ask('198.51.100.1', { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' })).toEqual({
    from: '203.0.113.9',
  })
})

test('passes on what the composer traces, in place of what a browser claims', async () => {
  const claimed = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  expect(await ask('198.51.100.7', { traceparent: claimed })).toMatchObject({ trace: claimed })
  const collector = await startCollector()
  const tracing = await openTracing({
    service: 'composer',
    endpoint: collector.url,
    ratio: 1,
    follows: false,
  })
  const traced = fastify()
  traceRequests(traced, tracing!)
  await proxyRoutes(traced, readComposerSettings({ API_URL: apiUrl }), () => undefined)
  const { trace } = (await traced.inject({ url: '/api/who', headers: { traceparent: claimed } })).json<{
    trace: string
  }>()
  await traced.close()
  await tracing!.close()
  await collector.close()
  const [request] = collector.spans
  expect(request).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  })
  expect(trace).toBe(`00-${request!.traceId}-${request!.spanId}-01`)
})

test('does not pass on headers about the connection', async () => {
  const { statusCode } = await app.inject({
    url: '/api/who',
    headers: { 'keep-alive': 'timeout=5', upgrade: 'h2c', expect: '100-continue', te: 'trailers' },
  })
  expect(statusCode).toBe(200)
})

test('closes the connection after a response when the client asked for it', async () => {
  const { port } = app.server.address() as { port: number }
  const asked = get({ host: '127.0.0.1', port, path: '/api/who', agent: false })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await readText(response)
  expect(response.headers['connection']).toBe('close')
  expect(response.headers).not.toHaveProperty('keep-alive')
})

test('passes a refusal for lack of capacity on at once, without retrying', async () => {
  expect((await app.inject('/api/full')).headers['retry-after']).toBe('1')
  expect(asked).toBe(1)
})

test('reports an unreachable API as a standard error, without revealing its address', async () => {
  const lonely = fastify()
  await proxyRoutes(lonely, readComposerSettings({ API_URL: 'http://127.0.0.1:1' }), () => undefined)
  const answer = await lonely.inject({ url: '/api/who', headers: { 'accept-language': 'en' } })
  await lonely.close()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ code: 'unavailable', status: 503 })
  expect(answer.body).not.toContain('127.0.0.1')
})

/** Sends the path unchanged; `inject` would normalise it first. */
const askAsWritten = (path: string) =>
  new Promise<{ statusCode: number; body: string }>((resolve, reject) => {
    const { port } = app.server.address() as { port: number }
    const asked = get(
      { host: '127.0.0.1', port, path },
      (response) =>
        void readText(response).then((body) => resolve({ statusCode: response.statusCode!, body }), reject),
    )
    asked.once('error', reject)
  })

test('does not expose the metrics of the API', async () => {
  const forms = ['/api/metrics', '/api/metrics?x=1', '/api/%6Detrics', '/api/./metrics', '/api/%2e/metrics']
  for (const url of [
    ...forms,
    '//api/metrics',
    '/api/x/..\\metrics',
    '/files/%2E./api/metrics',
    '/api/metrics/',
  ]) {
    const { statusCode, body } = await askAsWritten(url)
    expect([url, statusCode, body.includes('requests')]).toEqual([url, 404, false])
  }
})
