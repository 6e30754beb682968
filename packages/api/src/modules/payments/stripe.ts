import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { callsPerSecond, createPace } from './pace.ts'

const require = createRequire(import.meta.url)

// Two hundred modules, read with the first payment and not at the start.
let library: typeof Stripe | undefined
const load = (): typeof Stripe => (library ??= require('stripe') as typeof Stripe)

const clients = new WeakMap<AppContext, Stripe>()

/** Each request on the wire, repetitions too, waits for its turn if whoever asked is in no hurry. */
const pacedHttp = (Client: typeof Stripe): Stripe.HttpClient => {
  const http = Client.createNodeHttpClient()
  const makeRequest = http.makeRequest.bind(http)
  const pace = createPace(callsPerSecond)
  http.makeRequest = async (...request) => {
    await pace()
    return makeRequest(...request)
  }
  return http
}

const connect = ({ config }: AppContext): Stripe => {
  const { protocol, hostname, port } = new URL(config.STRIPE_API_URL)
  const Client = load()
  return new Client(config.STRIPE_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: 8_000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: pacedHttp(Client),
  })
}

/** The payment provider's client, one for each running application. */
export const stripeOf = (app: AppContext): Stripe => {
  const known = clients.get(app)
  if (known) return known
  const made = connect(app)
  clients.set(app, made)
  return made
}

/**
 * Whether the provider itself said no. Everything else (no answer, 5xx, too many requests) leaves open what
 * happened on its side.
 */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  isProviderError(error) &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  ![401, 403, 409, 429].includes(error.statusCode)

/**
 * Whether the provider keeps this failure under its idempotency key: for a day it says nothing else to that key,
 * whatever it did. It keeps its own failures (500), not what somebody in front of it said, nor 401 and 429.
 */
export const isKeptFailure = (error: unknown): error is Stripe.errors.StripeError =>
  isProviderError(error) &&
  error.statusCode !== undefined &&
  (error.statusCode === 500 || (error.statusCode > 500 && error.headers?.['idempotent-replayed'] === 'true'))

/** Whether an error came from the way to the provider, or from the provider. */
export const isProviderError = (error: unknown): error is Stripe.errors.StripeError =>
  library !== undefined && error instanceof library.errors.StripeError
