import {
  documentedErrors,
  fillPath,
  isBinary,
  Problem,
  writeQuery,
  type BodyInput,
  type EndpointDefinition,
  type Params,
  type QueryInput,
  type Response,
} from '@metrolibre/contract'
import { parse } from 'valibot'
import type { AppContext } from '../platform/context.ts'
import { apiPrefix } from '../platform/http/serve.ts'

export interface CallInput<E> {
  params?: Params<E>
  query?: QueryInput<E>
  body?: BodyInput<E>
}

export interface CallOptions {
  /** The caller: a user, or a bearer. */
  as?: { id: string } | string
  headers?: Record<string, string>
}

export interface CallResult<E> {
  status: number
  /** The validated answer. For a refusal see `problem`. */
  body: Response<E>
  problem: Problem | undefined
  headers: Record<string, unknown>
}

/**
 * Calls an endpoint as a client would and checks the answer against the contract. An undocumented shape or
 * status fails the test.
 */
export async function callEndpoint<const E extends EndpointDefinition>(
  app: AppContext,
  endpoint: E,
  input: CallInput<E> = {},
  { as, headers = {} }: CallOptions = {},
): Promise<CallResult<E>> {
  const query = writeQuery((input.query ?? {}) as Record<string, unknown>).toString()
  const path = fillPath(endpoint.path, input.params as Record<string, unknown> | undefined)
  const bearer = typeof as === 'string' ? as : as?.id
  const answer = await app.server.inject({
    method: endpoint.method,
    url: `${apiPrefix}${path}${query && `?${query}`}`,
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
    ...(input.body !== undefined && { payload: input.body as object }),
  })
  const status = answer.statusCode
  if (status >= 400) {
    const problem = parse(Problem, answer.json())
    assertDocumented(endpoint, problem)
    return { status, body: undefined as Response<E>, problem, headers: answer.headers }
  }
  if (status !== (endpoint.status ?? 200)) throw new Error(`${endpoint.id} answered ${status}`)
  const body = isBinary(endpoint.response) ? answer.rawPayload : parse(endpoint.response, answer.json())
  return { status, body: body as Response<E>, problem: undefined, headers: answer.headers }
}

/** Throws when the contract does not name this refusal for the endpoint. */
export function assertDocumented(endpoint: EndpointDefinition, problem: Problem): void {
  if (!documentedErrors(endpoint).some((code) => code === problem.code))
    throw new Error(`${endpoint.id} refused with ${problem.code}, which its contract does not name`)
}
