import { messageFor, type EndpointDefinition, type MessageKey } from '@metrolibre/contract'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AppContext } from '../context.ts'
import { authorize } from '../identity/authorize.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'
import type { Call, Handler } from './call.ts'
import { readBody, readParams, readQuery } from './read-input.ts'
import { readForm, type Form } from './read-form.ts'
import { factsOf } from './request-facts.ts'
import { compileSend } from './send-answer.ts'

const noForm: Form = { fields: {}, files: {} }

/** Below this the API answers; the contract's paths start here. */
export const apiPrefix = '/api'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition
  }
}

/**
 * Serves one endpoint of the contract: who may call, limits, input checked, handler, answer reduced to what
 * the contract names. The order matters: nobody learns from a 422 what they may not call.
 */
export function serve<const E extends EndpointDefinition>(
  app: AppContext,
  endpoint: E,
  handler: Handler<E>,
): void {
  const send = compileSend(endpoint)
  const limit = endpoint.rateLimit && createRateLimiter(app, endpoint.rateLimit)

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await authorize(app, endpoint.access, request)
    // Counted before a form is read: whoever sends too many is not listened to.
    if (limit) await limit(request, user)
    const form = endpoint.files ? await readForm(request, endpoint.files) : noForm
    const facts = factsOf(request)
    const call = {
      params: readParams(endpoint, request.params),
      query: readQuery(endpoint, request.query),
      body: readBody(endpoint, request.body, endpoint.files && form.fields),
      files: form.files,
      user,
      request: facts,
      text: (key: MessageKey, values?: Record<string, string | number>) =>
        messageFor(facts.locale, key, values),
    } as unknown as Call<E>
    return send(reply, await handler(call))
  }

  const route: RouteOptions = {
    method: endpoint.method,
    url: apiPrefix + endpoint.path,
    config: { endpoint },
    handler: handle,
  }
  app.server.route(route)
}
