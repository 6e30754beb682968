import type { FastifyInstance } from 'fastify'
import type { StandInClock } from '../clock.ts'
import { effects, type FaultRule, type Faults } from './rules.ts'

const rule = {
  type: 'object',
  required: ['effect'],
  additionalProperties: false,
  properties: {
    effect: { enum: effects },
    method: { type: 'string' },
    path: { type: 'string' },
    type: { type: 'string' },
    times: { type: ['integer', 'null'], minimum: 1, default: 1 },
    probability: { type: 'number', minimum: 0, maximum: 1, default: 1 },
    ms: { type: 'integer', minimum: 0 },
    status: { type: 'integer', minimum: 400, maximum: 599, default: 500 },
    message: { type: 'string' },
    retryAfter: { type: 'integer', minimum: 0 },
  },
} as const

const advance = {
  type: 'object',
  required: ['advanceMs'],
  properties: { advanceMs: { type: 'integer', minimum: 0 } },
} as const

/** Serves the administration with which tests inject faults and move the clock. */
export function faultRoutes(app: FastifyInstance, faults: Faults, clock: StandInClock) {
  app.get('/faults', async () => ({ faults: faults.list() }))
  app.post<{ Body: Omit<FaultRule, 'id'> }>('/faults', { schema: { body: rule } }, async (request) =>
    faults.add(request.body),
  )
  app.delete('/faults', async (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
  app.get('/clock', async () => ({ now: clock.now() }))
  app.post<{ Body: { advanceMs: number } }>('/clock', { schema: { body: advance } }, async (request) => {
    clock.advance(request.body.advanceMs)
    return { now: clock.now() }
  })
}
