import type { FastifyInstance } from 'fastify'
import type { StandInClock } from '../clock.ts'
import { openStandInDatabase } from '../database.ts'
import { createOutbox } from '../delivery/outbox.ts'
import { signature } from '../delivery/sign.ts'
import type { Faults } from '../faults/rules.ts'
import type { Log } from '../log.ts'
import { bookingSchema } from './bookings.ts'
import { visitRoutes } from './routes.ts'

export interface VisitsOptions {
  /**
   * The receiver of `invitee.created`, signed with the secret in `Calendly-Webhook-Signature`; by default
   * none.
   */
  webhook?: { url: string; secret: string } | undefined
}

interface Needs extends VisitsOptions {
  dataDir: string
  clock: StandInClock
  faults: Faults
  log: Log
  origin: string
  parentOrigin: string
}

/** Creates the visit calendar with its database. */
export function createVisits({ dataDir, clock, faults, log, origin, parentOrigin, webhook }: Needs) {
  const database = openStandInDatabase(dataDir, 'visits', bookingSchema)
  const target = () =>
    webhook && {
      url: webhook.url,
      sign: (body: string, seconds: number) => ({
        'calendly-webhook-signature': signature(webhook.secret, body, seconds),
      }),
    }
  const outbox = createOutbox({ database, faults, log, target })
  const needs = { database, clock, outbox, origin, parentOrigin, webhook: webhook?.url }
  const register = (app: FastifyInstance) =>
    void app.register(async (scope) => visitRoutes(scope, needs), { prefix: '/visits' })
  const close = () => {
    outbox.stop()
    database.close()
  }
  return { register, close }
}
