import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inSpan, openTracing, traceParent, traceRequests, type Tracing } from './index.ts'
import { startCollector } from './testing/collector.ts'

let collector: Awaited<ReturnType<typeof startCollector>>
let tracing: Tracing
let told: string | undefined
const open = async (ratio: number, follows: boolean) => {
  tracing = (await openTracing({ service: 'shop', endpoint: collector.url, ratio, follows }))!
  const app = fastify()
  traceRequests(app, tracing)
  app.get('/cats/:id', async () => {
    told = traceParent()
    return inSpan('feed', { dish: 'fish' }, async () => ({ inner: traceParent() }))
  })
  app.get('/hungry', () => inSpan('feed', {}, () => Promise.reject(new Error('nothing left for cat 7'))))
  await app.ready()
  return app
}

beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.close())

const parent = (recorded: boolean) => ({
  traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0${recorded ? 1 : 0}`,
})

it('continues the trace of the server in front, by the pattern of the route and without its query', async () => {
  const app = await open(0, true)
  await app.inject({ url: '/cats/7?name=Juana', headers: parent(true) })
  await app.close()
  await tracing.close()
  const [inner, request] = collector.spans
  expect(request).toMatchObject({
    service: 'shop',
    name: 'GET /cats/:id',
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  })
  expect(inner).toMatchObject({ name: 'feed', traceId: request!.traceId, parentSpanId: request!.spanId })
  expect(told).toBe(`00-${request!.traceId}-${request!.spanId}-01`)
  expect(JSON.stringify(collector.spans)).not.toContain('Juana')
})

it('records nothing that the server in front does not record', async () => {
  const app = await open(1, true)
  await app.inject({ url: '/cats/7', headers: parent(false) })
  await tracing.close()
  expect(collector.spans).toEqual([])
})

it('lets no browser decide what the first server records', async () => {
  const app = await open(0, false)
  await app.inject({ url: '/cats/7', headers: parent(true) })
  await tracing.close()
  expect(collector.spans).toEqual([])
})

it('starts a trace of its own when the header can’t be read, and marks failures without their text', async () => {
  const app = await open(1, false)
  await app.inject({ url: '/hungry', headers: { traceparent: '00-0-0-zz' } })
  await tracing.close()
  const request = collector.spans.find(({ name }) => name === 'GET /hungry')
  expect(request?.traceId).toMatch(/^[\da-f]{32}$/)
  expect(collector.spans.find(({ name }) => name === 'feed')).toMatchObject({
    status: { code: 2, message: 'Error' },
  })
  expect(JSON.stringify(collector.spans)).not.toContain('cat 7')
})

it('answers as ever while the collector is away, and loads nothing without one', async () => {
  await collector.close()
  const app = await open(1, false)
  expect((await app.inject('/cats/7')).statusCode).toBe(200)
  await tracing.close()
  expect(
    await openTracing({ service: 'shop', endpoint: undefined, ratio: 1, follows: false }),
  ).toBeUndefined()
})
