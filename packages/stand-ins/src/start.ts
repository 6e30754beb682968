import { timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { createClock } from './clock.ts'
import { hookFaults } from './faults/hooks.ts'
import { faultRoutes } from './faults/routes.ts'
import { createFaults } from './faults/rules.ts'
import { geocoderRoutes } from './geocoder/routes.ts'
import { createIdentity, type IdentityOptions } from './identity/service.ts'
import { type Log, silentLog } from './log.ts'
import { openMailbox } from './mail/messages.ts'
import { mailRoutes } from './mail/routes.ts'
import { startSmtp } from './mail/smtp.ts'
import { createNewsletter } from './newsletter/service.ts'
import { pageAssets } from './page/assets.ts'
import { createPayments, type PaymentsOptions } from './payments/service.ts'
import { timeStampRoutes } from './trust/routes.ts'
import { createVisits, type VisitsOptions } from './visits/service.ts'

export interface StandInsOptions {
  /** The HTTP port. 0 selects a free one, for tests that don't need `origin` before the start. */
  port: number
  smtpPort: number
  /** The folder of the services' files. It is created if it does not exist. */
  dataDir: string
  /** The interface to listen on; by default 127.0.0.1. */
  host?: string | undefined
  /** The product's own URL, the only one that may embed the visit widget. */
  publicUrl: string
  /** The origin at which browsers reach these services; by default the host of the public URL with `port`. */
  origin?: string | undefined
  log?: Log | undefined
  payments?: PaymentsOptions | undefined
  identity: IdentityOptions
  visits?: VisitsOptions | undefined
}

export interface StandIns {
  /** The base URL of the HTTP services, without a trailing slash. */
  url: string
  smtpUrl: string
  close(): Promise<void>
}

/** Starts every outside service in this process. Resolves once both ports accept connections. */
export async function startStandIns(options: StandInsOptions): Promise<StandIns> {
  const { port, smtpPort, dataDir, host = '127.0.0.1', publicUrl, log = silentLog } = options
  const origin = options.origin ?? originBeside(publicUrl, port)
  const productOrigin = new URL(publicUrl).origin
  const clock = createClock()
  const faults = createFaults()
  const shared = { dataDir, clock, faults, log, origin }
  const payments = createPayments({ ...shared, ...options.payments })
  const identity = await createIdentity(dataDir, clock, options.identity)
  const visits = createVisits({ ...shared, ...options.visits, parentOrigin: productOrigin })
  const newsletter = createNewsletter(dataDir, clock)
  const mailbox = openMailbox(dataDir)
  const services = [payments, identity, visits, newsletter, mailbox]

  const app = fastify({
    bodyLimit: 16 * 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
  hookFaults(app, faults)
  guardAdministration(app, options.payments?.secretKey)
  for (const service of [payments, identity, visits, newsletter]) service.register(app)
  app.register(async (scope) => mailRoutes(scope, mailbox, productOrigin))
  app.register(async (scope) => faultRoutes(scope, faults, clock), { prefix: '/_admin' })
  geocoderRoutes(app)
  timeStampRoutes(app, clock)
  pageAssets(app)
  app.get('/healthz', async () => ({ status: 'ok' }))

  const smtp = await startSmtp(mailbox, { port: smtpPort, host, log })
  const url = await app.listen({ port, host })
  log.info({ url, smtpPort: smtp.port }, 'outside services are ready')
  const close = async () => {
    await Promise.all([app.close(), smtp.close()])
    for (const service of services) service.close()
  }
  return { url, smtpUrl: `smtp://${host}:${smtp.port}`, close }
}

function originBeside(publicUrl: string, port: number) {
  const address = new URL(publicUrl)
  address.port = String(port)
  return address.origin
}

/** Requires the payments key for everything below `/_admin`, so that only its holder can inject faults. */
function guardAdministration(app: FastifyInstance, secretKey: string | undefined) {
  const wanted = secretKey === undefined ? undefined : Buffer.from(`Bearer ${secretKey}`)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/_admin') || wanted === undefined) return
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
    return reply.code(401).send({ error: 'The payments secret key is required as bearer.' })
  })
}
