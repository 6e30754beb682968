import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Occasion } from '../../faults/rules.ts'
import type { Payments } from '../context.ts'
import { expand } from '../objects/expand.ts'
import { API_VERSION, type Cause } from '../webhooks/emit.ts'
import { authenticate } from './authenticate.ts'
import { CardRefusal } from './card-refusal.ts'
import { errorBody, ParameterError, StripeError } from '../wire/errors.ts'
import { type FormRecord, parseForm } from '../../form.ts'
import { createIdempotency, fingerprintOf, type KeptAnswer } from './idempotency.ts'
import { listOf, required, textParam } from '../wire/params.ts'

/** One call of the API: path parameters and the decoded form or query, without `expand`. */
export interface Call {
  params: Record<string, string>
  form: FormRecord
  path: string
}

/** One operation. `handle` is synchronous and runs in one transaction. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  handle: (payments: Payments, call: Call) => object
}

export interface ApiOptions {
  payments: Payments
  routes: readonly ApiRoute[]
  secretKey: string | undefined
  /** Called with the current call, so that its events can name it. */
  onCause(cause: Cause | undefined): void
  /** Does everything that is due before the call is processed. */
  settle(): void
}

/** Serves the operations below `/v1` with Stripe's authentication, errors, idempotency and expansion. */
export function paymentsApi(app: FastifyInstance, options: ApiOptions) {
  const { payments, secretKey } = options
  const idempotency = createIdempotency(payments.database)

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.decorateRequest('idempotencyKey', null)
  app.decorateRequest('begun', false)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', `req_${randomBytes(9).toString('hex')}`).header('stripe-version', API_VERSION)
    authenticate(request.headers.authorization, secretKey)
  })
  app.addHook('preValidation', async (request, reply) => {
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
    if (typeof key !== 'string' || key === '') return
    const release = idempotency.reserve(key)
    reply.raw.once('close', release)
    request.idempotencyKey = key
    reply.header('idempotency-key', key)
  })
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof StripeError ? error : toStripeError(error)
    if (known.status >= 500) payments.log.warn({ error: String(error) }, 'payments: a call failed')
    request.begun &&= !(error instanceof ParameterError)
    return reply
      .code(known.status)
      .type('application/json')
      .send(JSON.stringify(errorBody(known)))
  })
  // An error is stored under the idempotency key like any other answer and repeated for it. This does not
  // apply to a refusal before the call began, nor to an error of a proxy in front of the service.
  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotencyKey: key } = request
    if (key === null || reply.statusCode < 400 || reply.statusCode > 500 || typeof payload !== 'string')
      return payload
    const told = reply.statusCode === 500 && request.faulted === true
    if (!request.begun && !told) return payload
    const answer = { status: reply.statusCode, body: payload }
    idempotency.keep(key, fingerprintOfRequest(request), answer, payments.clock.seconds())
    return payload
  })
  app.setNotFoundHandler((request) => {
    throw new StripeError(
      `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      { status: 404 },
    )
  })
  for (const { method, path, handle } of options.routes) {
    app.route({ method, url: path, handler: (request, reply) => run(request, reply, handle) })
  }

  const run = (request: FastifyRequest, reply: FastifyReply, handle: ApiRoute['handle']) => {
    options.settle()
    const raw = rawOf(request)
    const path = request.url.split('?')[0] ?? ''
    const key = request.idempotencyKey
    const fingerprint = fingerprintOfRequest(request)
    const { expand: expansion, ...form } = parseForm(raw)
    options.onCause({ id: reply.getHeader('request-id') as string, idempotency_key: key })
    try {
      const { answer, replayed } = transactionOf(payments, { method: request.method, path }, () => {
        const kept = key === null ? undefined : idempotency.find(key, fingerprint, payments.clock.seconds())
        if (kept !== undefined) return { answer: kept, replayed: true }
        request.begun = true
        const result = handle(payments, { params: request.params as Record<string, string>, form, path })
        const paths = listOf(required(textParam))(expansion, 'expand') ?? []
        const fresh: KeptAnswer =
          result instanceof CardRefusal
            ? { status: result.status, body: JSON.stringify(result.body) }
            : { status: 200, body: JSON.stringify(expand(payments.store, result, paths)) }
        if (key !== null) idempotency.keep(key, fingerprint, fresh, payments.clock.seconds())
        return { answer: fresh, replayed: false }
      })
      if (replayed) reply.header('idempotent-replayed', 'true')
      return reply.code(answer.status).type('application/json').send(answer.body)
    } finally {
      options.onCause(undefined)
      payments.plan()
    }
  }
}

const rawOf = (request: FastifyRequest): string =>
  request.method === 'GET' ? (request.url.split('?')[1] ?? '') : ((request.body as string | undefined) ?? '')

const fingerprintOfRequest = (request: FastifyRequest): string =>
  fingerprintOf(request.method, request.url.split('?')[0] ?? '', rawOf(request))

type Done = { answer: KeptAnswer; replayed: boolean }

/**
 * Runs a call in one transaction. When a fault rule says so, the effect is rolled back although the answer is
 * sent.
 */
function transactionOf(payments: Payments, occasion: Occasion, work: () => Done): Done {
  const lost = payments.faults.strike(['lost-after-answer'], occasion) !== undefined
  let done: Done | undefined
  try {
    return payments.database.transaction(() => {
      done = work()
      if (lost) throw new Lost()
      return done
    })
  } catch (error) {
    if (done && error instanceof Lost) return done
    throw error
  }
}

class Lost extends Error {}

function toStripeError(error: unknown) {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status >= 500) return new StripeError('An unknown error occurred.', { status: 500, type: 'api_error' })
  return new StripeError(error instanceof Error ? error.message : 'Invalid request', { status })
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: string | null
    /**
     * The parameters were valid and the call was executed, so its answer is stored under its key in any case.
     */
    begun: boolean
  }
}
