import type { FastifyInstance } from 'fastify'
import type { Payments } from '../context.ts'
import { updateCard, type CardUpdate } from '../saved-cards/update-card.ts'
import { importPayment, type PastPayment } from './import.ts'

const payment = {
  type: 'object',
  required: ['reference', 'created', 'amount', 'currency', 'payer', 'description'],
  additionalProperties: false,
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 200 },
    created: { type: 'integer', minimum: 1 },
    amount: { type: 'integer', minimum: 1 },
    currency: { type: 'string', pattern: '^[A-Za-z]{3}$' },
    payer: {
      type: 'object',
      required: ['name', 'email'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, email: { type: 'string' } },
    },
    description: { type: 'string' },
    metadata: { type: 'object', additionalProperties: { type: 'string' } },
    clientReferenceId: { type: 'string' },
    refunded: { type: 'boolean' },
  },
} as const

const update = {
  type: 'object',
  additionalProperties: false,
  properties: {
    number: { type: 'string' },
    month: { type: 'integer', minimum: 1, maximum: 12 },
    year: { type: 'integer', minimum: 2000, maximum: 2099 },
  },
} as const

const body = {
  type: 'object',
  required: ['payments'],
  properties: { payments: { type: 'array', maxItems: 5000, items: payment } },
} as const

/**
 * Serves what Stripe has no call for: importing past payments for the demo, what a bank does to a saved card,
 * and the number of pending webhooks.
 */
export function paymentsAdmin(app: FastifyInstance, payments: Payments) {
  app.post<{ Body: { payments: PastPayment[] } }>('/import', { schema: { body } }, async (request) => {
    // Oldest first, so that payments of the same second keep their order.
    const ordered = request.body.payments.toSorted((a, b) => a.created - b.created)
    return {
      payments: payments.database.transaction(() => ordered.map((past) => importPayment(payments, past))),
    }
  })
  app.post<{ Params: { id: string }; Body: CardUpdate }>(
    '/cards/:id',
    { schema: { body: update } },
    async (request, reply) => {
      const changed = payments.database.transaction(() =>
        updateCard(payments, request.params.id, request.body),
      )
      payments.plan()
      return changed ?? reply.code(404).send({})
    },
  )
  app.get('/webhooks', async () => ({ pending: payments.outbox.pending() }))
}
