import {
  messageFor,
  type Access,
  type EndpointDefinition,
  type MessageKey,
  type RateLimitName,
} from '@metrolibre/contract'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AppContext } from '../context.ts'
import { authorize } from '../identity/authorize.ts'
import type { CurrentUser } from '../identity/current-user.ts'
import type { ReleaseTeam } from '../identity/team-repository.ts'
import { createLimitedRun } from '../rate-limit/rate-limiter.ts'
import type { ServiceCall, Handler } from './call.ts'
import { readBody, readParams, readQuery } from './read-input.ts'
import { readForm, type Form } from './read-form.ts'
import { requestFactsOf } from './request-facts.ts'
import { withRequestOrigin } from '../request-origin.ts'
import { compileSend } from './send-answer.ts'

/** A user of a mailed link acts by the link, even if they are a signed-in admin. */
const adminOf = (access: Access, user: CurrentUser | ReleaseTeam | null): string | undefined =>
  access !== 'optional' && user && 'isAdmin' in user && user.isAdmin ? user.id : undefined

const noForm: Form = { fields: {}, files: {} }

/** The path prefix of the API. The contract's paths follow it. */
export const apiPrefix = '/api'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition
    /** The bound of the route; one without it is not registered. */
    limit?: RateLimitName
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
  const limited = createLimitedRun(app, endpoint.rateLimit)
  // Only records of changes ask where a request came from, and passing that on takes a twentieth of the time of a search.
  const changesNothing = endpoint.access === 'public' && endpoint.method === 'GET'

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await authorize(app, endpoint.access, request)
    // Count the call before reading a form, so that a caller over the limit can't upload anything.
    const run = () => answer(request, user)
    return send(reply, await limited(request, user, run))
  }

  const answer = async (request: FastifyRequest, user: CurrentUser | ReleaseTeam | null) => {
    const form = endpoint.files ? await readForm(request, endpoint.files) : noForm
    const facts = requestFactsOf(request)
    const call = {
      params: readParams(endpoint, request.params),
      query: readQuery(endpoint, request.query),
      body: readBody(endpoint, request.body, endpoint.files && form.fields),
      files: form.files,
      user,
      request: facts,
      text: (key: MessageKey, values?: Record<string, string | number>) =>
        messageFor(facts.locale, key, values),
    } as unknown as ServiceCall<E>
    if (changesNothing) return handler(call)
    const origin = { id: facts.id, ip: facts.ip, adminId: adminOf(endpoint.access, user) }
    return withRequestOrigin(origin, () => handler(call))
  }

  const route: RouteOptions = {
    method: endpoint.method,
    url: apiPrefix + endpoint.path,
    config: { endpoint, limit: endpoint.rateLimit },
    handler: handle,
  }
  app.server.route(route)
}
