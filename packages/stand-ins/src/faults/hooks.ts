import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorAnswer } from './error-bodies.ts'
import type { FaultRule, Faults } from './rules.ts'

const before = ['latency', 'error', 'hang', 'rate-limit'] as const
const after = ['error-after-commit', 'hang-after-commit', 'reset-after-commit'] as const
const AFTER_HANG_MS = 600_000

/**
 * Applies the fault rules to every route except the administration, either before it runs or after it has
 * committed.
 */
export function hookFaults(app: FastifyInstance, faults: Faults) {
  app.addHook('preHandler', async (request, reply) => {
    const rule = exempt(request) ? undefined : faults.strike(before, occasion(request))
    if (rule?.effect === 'latency') await sleep(rule.ms ?? 0)
    if (rule?.effect === 'hang') await hang(request, rule)
    if (rule?.effect === 'rate-limit') return sendError(request, reply, { ...rule, status: 429 })
    if (rule?.effect === 'error') return sendError(request, reply, rule)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.faulted || exempt(request)) return payload
    const rule = faults.strike(after, occasion(request))
    if (rule === undefined) return payload
    if (rule.effect === 'reset-after-commit') request.raw.socket.destroy()
    if (rule.effect === 'hang-after-commit') await hang(request, rule)
    request.faulted = true
    const { type, body } = errorAnswer(occasion(request).path, rule.status, rule.message)
    reply.code(rule.status).header('content-type', type).header('content-length', Buffer.byteLength(body))
    return body
  })
}

const exempt = (request: FastifyRequest) => request.url.startsWith('/_admin')

const occasion = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0] ?? '',
})

function sendError(request: FastifyRequest, reply: FastifyReply, rule: FaultRule) {
  request.faulted = true
  const { type, body, headers } = errorAnswer(occasion(request).path, rule.status, rule.message)
  if (rule.retryAfter !== undefined) reply.header('retry-after', rule.retryAfter)
  return reply.code(rule.status).headers(headers).type(type).send(body)
}

/** Sends no response until the caller gives up or the rule's time is over, and then closes the connection. */
async function hang(request: FastifyRequest, rule: FaultRule) {
  const { socket } = request.raw
  const gone = new AbortController()
  socket.once('close', () => gone.abort())
  await sleep(rule.ms ?? AFTER_HANG_MS, undefined, { signal: gone.signal, ref: false }).catch(() => undefined)
  socket.destroy()
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The response is an injected error, so no other fault is applied to it. */
    faulted?: boolean
  }
}
