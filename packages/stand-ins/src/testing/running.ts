import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { startStandIns, type StandIns, type StandInsOptions } from '../start.ts'

export const SECRET_KEY = 'sk_test_for_tests'
export const PROJECT = 'demo-metrolibre'
export const CLIENT_EMAIL = `service@${PROJECT}.iam.example`
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const SERVICE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

export interface Running extends StandIns {
  stripe: Stripe
  dataDir: string
  /** Calls a route below `/_admin` with the right key. */
  admin(path: string, body?: object, method?: string): Promise<Response>
  /** Stops the services and starts them again with the same files. */
  restart(): Promise<Running>
  end(): Promise<void>
}

/** Starts all services on free ports with a new folder. */
export async function startForTest(given: Partial<StandInsOptions> = {}): Promise<Running> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'stand-ins-'))
  const services = await startStandIns({
    port: 0,
    smtpPort: 0,
    dataDir,
    publicUrl: 'http://shell.example',
    identity: {
      projectId: PROJECT,
      apiKey: 'web-key',
      serviceAccount: { clientEmail: CLIENT_EMAIL, key: SERVICE_KEY },
    },
    ...given,
    payments: { secretKey: SECRET_KEY, ...given.payments },
  })
  const end = async () => {
    await services.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const restart = async () => {
    await services.close()
    return startForTest({ ...given, dataDir })
  }
  const admin = (path: string, body: object = {}, method = 'POST') =>
    fetch(`${services.url}/_admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${SECRET_KEY}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
  return { ...services, stripe: stripeFor(services.url), dataDir, admin, restart, end }
}

/** Returns the official SDK for these services. */
export function stripeFor(url: string, key = SECRET_KEY): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** Returns the parameters of a session with one item, as the product opens it. */
export const sessionParams = (
  given: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      price_data: { currency: 'clp', unit_amount: 520_000, product_data: { name: 'Pieza norte' } },
      quantity: 3,
    },
  ],
  success_url: 'http://shell.example/stripe/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shell.example/stripe/error',
  ...given,
})

/** Pays on the hosted page like a browser without scripts. */
export function payOnPage(
  running: Running,
  sessionId: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = {
    email: 'ana@example.com',
    holder: 'Ana Rojas',
    number: '4242 4242 4242 4242',
    expiry: '12 / 34',
    cvc: '123',
  }
  const body = new URLSearchParams({ ...form, ...fields })
  return fetch(`${running.url}/pay/${sessionId}`, { method: 'POST', body, redirect: 'manual' })
}

export interface Received {
  headers: IncomingMessage['headers']
  body: string
}

/** Starts a webhook receiver that responds with the result of `status` and stores what it gets. */
export async function startReceiver(status: (count: number) => number = () => 200) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status(received.length)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url, received, close }
}
