import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppContext } from '../../platform/context.ts'
// Without this import, the client sleeps before it repeats a call.
import '../../testing/payment-provider.ts'
import { atPace, callsPerSecond } from './pace.ts'
import { stripeIdOf, isKeptFailure, isProviderError, isRefusal, stripeOf } from './stripe.ts'

/** The library as the application loads it. */
const { errors } = createRequire(import.meta.url)('stripe') as typeof Stripe

const answered = (statusCode?: number, headers?: Record<string, string>) =>
  new errors.StripeAPIError({
    type: 'api_error',
    message: 'No',
    ...(statusCode && { statusCode }),
    ...(headers && { headers }),
  })
const foreign = (statusCode: number) => Object.assign(new Error('Not the provider'), { statusCode })
const replayed = { 'idempotent-replayed': 'true' }

it('takes the id of an object from its name, or from the object itself', () => {
  expect(stripeIdOf('pi_1')).toBe('pi_1')
  expect(stripeIdOf({ id: 'pi_2' })).toBe('pi_2')
  expect([stripeIdOf(null), stripeIdOf(undefined)]).toEqual([null, null])
})

describe('an error', () => {
  it('is the provider’s only if its library made it', () => {
    expect([answered(), answered(400), foreign(400), 'text'].map(isProviderError)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it.each([400, 402, 404, 499])('of the provider is a refusal: %i', (status) => {
    expect(isRefusal(answered(status))).toBe(true)
    expect(isRefusal(foreign(status))).toBe(false)
  })

  it.each([undefined, 302, 401, 403, 409, 429, 500, 503])('of the provider is no refusal: %s', (status) => {
    expect(isRefusal(answered(status))).toBe(false)
  })

  it('was stored under the key when it is a failure of the provider itself, or says so', () => {
    expect([answered(500), answered(500, {}), answered(503, replayed)].map(isKeptFailure)).toEqual([
      true,
      true,
      true,
    ])
    const others = [answered(), answered(503), answered(503, {}), answered(400, replayed), foreign(500)]
    expect(others.map(isKeptFailure)).toEqual(others.map(() => false))
  })
})

describe('the client', () => {
  let server: Server | undefined
  afterEach(() => void server?.close())

  const listen = async (started: Server, protocol: string) => {
    server = started.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const config = { STRIPE_API_URL: `${protocol}//127.0.0.1:${port}`, STRIPE_SECRET_KEY: 'sk_test_client' }
    return { config } as AppContext
  }
  const answering = async () => {
    const requests: IncomingHttpHeaders[] = []
    const app = await listen(
      createHttpServer(({ headers }, response) => {
        requests.push(headers)
        response.setHeader('request-id', 'req_1').end('{}')
      }),
      'http:',
    )
    const call = () => stripeOf(app).customers.retrieve('cus_1')
    return { app, requests, call }
  }

  it('is one for each application', async () => {
    const { app } = await answering()
    expect(stripeOf(app)).toBe(stripeOf(app))
    expect(stripeOf(app)).not.toBe(stripeOf({ ...app }))
  })

  it('encrypts its requests unless the address says otherwise', async () => {
    let first: number | undefined
    const app = await listen(
      createServer((socket: Socket) => {
        socket.once('error', () => undefined)
        socket.once('data', (bytes) => {
          first ??= bytes[0]
          socket.destroy()
        })
      }),
      'https:',
    )
    await expect(stripeOf(app).customers.retrieve('cus_1')).rejects.toThrow('connection')
    const handshake = 0x16
    expect(first).toBe(handshake)
  })

  it('tells the provider nothing about earlier requests', async () => {
    const { requests, call } = await answering()
    await call()
    await call()
    expect(requests.map((headers) => headers['x-stripe-client-telemetry'])).toEqual([undefined, undefined])
  })

  it('spaces the requests of background work', async () => {
    const { call } = await answering()
    const began = performance.now()
    await atPace(() => Promise.all(['first', 'second', 'third'].map(call)))
    // A timer may end a millisecond early, and never earlier than that.
    expect(performance.now() - began).toBeGreaterThan(2 * (1000 / callsPerSecond - 1))
  })
})
