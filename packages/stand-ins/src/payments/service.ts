import type { FastifyInstance } from 'fastify'
import type { StandInClock } from '../clock.ts'
import { openStandInDatabase } from '../database.ts'
import { createOutbox } from '../delivery/outbox.ts'
import type { Faults } from '../faults/rules.ts'
import type { Log } from '../log.ts'
import { createDueTimer } from '../timer.ts'
import { paymentsAdmin } from './admin/routes.ts'
import { checkoutPages } from './checkout/routes.ts'
import { settleDue } from './checkout/settle.ts'
import type { Payments } from './context.ts'
import { paymentsSchema } from './objects/schema.ts'
import { createStore } from './objects/store.ts'
import { apiRoutes } from './routes.ts'
import { type Cause, createEmit } from './webhooks/emit.ts'
import { type ConfiguredWebhook, createEndpoints } from './webhooks/endpoints.ts'
import { paymentsApi } from './http/api.ts'

export interface PaymentsOptions {
  /** The key that callers must send; by default any `sk_test_…` is accepted. */
  secretKey?: string | undefined
  /** Webhook receivers from the configuration. More can be created through the API. */
  webhooks?: readonly ConfiguredWebhook[] | undefined
  /** By how many seconds the clocks of callers may be behind: those of tests stand still. */
  behindSeconds?: number | undefined
}

interface Needs extends PaymentsOptions {
  dataDir: string
  clock: StandInClock
  faults: Faults
  log: Log
  origin: string
}

/** Creates the payments service with its database: API, hosted page, webhooks, and timed effects. */
export function createPayments(needs: Needs) {
  const { dataDir, clock, faults, log, origin, secretKey, webhooks = [], behindSeconds = 0 } = needs
  const database = openStandInDatabase(dataDir, 'payments', paymentsSchema)
  const store = createStore(database)
  const endpoints = createEndpoints(database, store, webhooks)
  const outbox = createOutbox({ database, faults, log, target: endpoints.target })
  let current: Cause | undefined
  const cause = () => current ?? { id: null, idempotency_key: null }
  const emit = createEmit({ store, clock, outbox, endpoints, cause })
  const settle = () => settleDue(payments)
  const dueMs = () => {
    const seconds = store.nextDue()
    return seconds === undefined ? undefined : seconds * 1000
  }
  const timer = createDueTimer(clock.now, dueMs, () => {
    settle()
    outbox.plan()
  })
  const plan = () => {
    timer.plan()
    outbox.plan()
  }
  const payments: Payments = {
    database,
    store,
    clock,
    faults,
    log,
    outbox,
    emit,
    origin,
    behindSeconds,
    plan,
  }
  clock.onChange(plan)
  timer.plan()

  const register = (app: FastifyInstance) => {
    const onCause = (next: Cause | undefined) => {
      current = next
    }
    app.register(
      async (api) => paymentsApi(api, { payments, routes: apiRoutes, secretKey, onCause, settle }),
      { prefix: '/v1' },
    )
    app.register(async (pages) => checkoutPages(pages, payments, settle), { prefix: '/pay' })
    app.register(async (admin) => paymentsAdmin(admin, payments), { prefix: '/_admin/payments' })
  }
  const close = () => {
    timer.stop()
    outbox.stop()
    database.close()
  }
  return { register, close }
}
