import Stripe from 'stripe'
import type { AppContext } from '../platform/context.ts'

/** The official SDK at the provider of an application, as somebody at its dashboard would use it. */
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

/** Lets the provider go wrong as the rule says; needs services of the application's own. */
export const breakProvider = (app: AppContext, rule: object) => tell(app, 'faults', 'POST', rule)

export const healProvider = (app: AppContext) => tell(app, 'faults', 'DELETE')

/** Moves the provider's clock on, which is not the application's. */
export const skipAtProvider = (app: AppContext, advanceMs: number) =>
  tell(app, 'clock', 'POST', { advanceMs })

/** What time it is at the provider, epoch milliseconds: its clock goes on while a test's stands still. */
export async function timeAtProvider(app: AppContext): Promise<number> {
  const answer = await tell(app, 'clock', 'GET')
  return ((await answer.json()) as { now: number }).now
}
