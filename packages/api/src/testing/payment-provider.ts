import { createRequire } from 'node:module'
import Stripe from 'stripe'
import type { AppContext } from '../platform/context.ts'

/** The library as the application loads it, which is not the copy that an import gives. */
const Library = createRequire(import.meta.url)('stripe') as typeof Stripe
/** The class of its clients; what the library exports only creates them. */
const clients = Object.getPrototypeOf(new Library('sk_test_tests')) as Stripe
// The application's client repeats a failed call as often as ever but doesn't sleep before it: half a second
// and more each time would be most of the time of these tests.
clients.getInitialNetworkRetryDelay = () => 0

/** Returns the official SDK for the payment provider of an app, to act like a user of its dashboard. */
export const providerOf = ({ config }: AppContext): Stripe => {
  const { hostname, port } = new URL(config.STRIPE_API_URL)
  return new Stripe(config.STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http', telemetry: false })
}

const tell = ({ config }: AppContext, path: string, method: string, body?: object) =>
  fetch(`${config.STRIPE_API_URL}/_admin/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${config.STRIPE_SECRET_KEY}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Makes the provider fail as the rule says. The app needs its own services. */
export const breakProvider = (app: AppContext, rule: object) => tell(app, 'faults', 'POST', rule)

export const healProvider = (app: AppContext) => tell(app, 'faults', 'DELETE')

/** Stores past payments at the provider, as its stand-in describes them. */
export const importPayments = (app: AppContext, payments: readonly object[]) =>
  tell(app, 'payments/import', 'POST', { payments })

/** Advances the provider's clock, which is independent of the app's. */
export const skipAtProvider = (app: AppContext, advanceMs: number) =>
  tell(app, 'clock', 'POST', { advanceMs })

/** Returns the provider's time in epoch milliseconds. Its clock keeps running while a test's stands still. */
export async function timeAtProvider(app: AppContext): Promise<number> {
  const answer = await tell(app, 'clock', 'GET')
  return ((await answer.json()) as { now: number }).now
}
