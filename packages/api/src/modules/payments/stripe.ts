import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { callsPerSecond, createPace } from './pace.ts'

const require = createRequire(import.meta.url)

// The library has two hundred modules, so it is loaded with the first payment and not at startup.
const load = (): typeof Stripe => require('stripe') as typeof Stripe

const clients = new WeakMap<AppContext, Stripe>()

/** Creates the HTTP client, in which every request of background work, retries included, waits for its turn. */
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

/** Returns the payment provider's client, one for each running application. */
export const stripeOf = (app: AppContext): Stripe => {
  const known = clients.get(app)
  if (known) return known
  const made = connect(app)
  clients.set(app, made)
  return made
}

/** Returns the id of an object that the provider names, or writes out, in another one. */
export const stripeIdOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/**
 * Tells whether the provider itself refused a request. Any other error (no response, 5xx, too many requests)
 * leaves open what happened there.
 */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError => {
  const status = statusOf(error)
  return status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status)
}

/** Returns the payment that a bank has refused, when that is what an error says. */
export const refusedIntentOf = (error: unknown): Stripe.PaymentIntent | undefined =>
  error instanceof load().errors.StripeCardError ? error.payment_intent : undefined

/**
 * Tells whether the provider stored this failure under its idempotency key, so that it repeats it for a day
 * whatever happened. It stores its own failures (500), but neither 401 and 429 nor errors of a proxy in front
 * of it.
 */
export const isKeptFailure = (error: unknown): error is Stripe.errors.StripeError =>
  isProviderError(error) &&
  statusOf(error) >= 500 &&
  (error.statusCode === 500 || error.headers?.['idempotent-replayed'] === 'true')

/** Returns the HTTP status of a provider's response, or 0 when there was none. */
const statusOf = (error: unknown): number => (isProviderError(error) ? (error.statusCode ?? 0) : 0)

/** Tells whether an error comes from the provider or from the connection to it. */
export const isProviderError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof load().errors.StripeError
