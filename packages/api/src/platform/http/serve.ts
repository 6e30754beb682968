import { messageFor, type EndpointDefinition, type MessageKey } from '@metrolibre/contract'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AppContext } from '../context.ts'
import { authorize } from '../identity/authorize.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'
import type { Call, Handler } from './call.ts'
import { readBody, readParams, readQuery } from './read-input.ts'
import { readForm, type Form } from './read-form.ts'
import { factsOf } from './request-facts.ts'
import { withRequestOrigin } from './request-origin.ts'
import { compileSend } from './send-answer.ts'

const noForm: Form = { fields: {}, files: {} }

/** The path prefix of the API. The contract's paths follow it. */
export const apiPrefix = '/api'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition
  }
}

/**
 * Serves one endpoint of the contract: authorises the caller, counts the call, validates the input, calls the
 * handler and reduces its answer to the contract's fields. In this order, a caller without permission learns
 * nothing from a validation error.
 */
export function serve<const E extends EndpointDefinition>(
  app: AppContext,
  endpoint: E,
  handler: Handler<E>,
): void {
  const send = compileSend(endpoint)
  const limit = endpoint.rateLimit && createRateLimiter(app, endpoint.rateLimit)
  // Only records of changes ask where a request came from, and passing that on takes a twentieth of the time of a search.
  const changesNothing = endpoint.access === 'public' && endpoint.method === 'GET'

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await authorize(app, endpoint.access, request)
    // Count the call before reading a form, so that a caller over the limit can't upload anything.
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
    return send(reply, await (changesNothing ? handler(call) : withRequestOrigin(facts, () => handler(call))))
  }

  const route: RouteOptions = {
    method: endpoint.method,
    url: apiPrefix + endpoint.path,
    config: { endpoint },
    handler: handle,
  }
  app.server.route(route)
}
