import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EndpointDefinition, Problem, Response } from '@metrolibre/contract'

export interface FakeCall {
  endpointId: string
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  headers: IncomingMessage['headers']
}

type Refusal = Pick<Problem, 'status' | 'code' | 'message'> & Partial<Problem>

interface Handler {
  endpoint: EndpointDefinition
  answer: (call: FakeCall) => unknown
}

class Refused extends Error {
  readonly problem: Refusal
  constructor(problem: Refusal) {
    super(problem.message)
    this.problem = problem
  }
}

/**
 * Defines the fake API's answer for one endpoint of the contract; its type is checked against the contract.
 */
export const answers = <const E extends EndpointDefinition>(
  endpoint: E,
  answer: (call: FakeCall) => Response<E> | Promise<Response<E>>,
): Handler => ({ endpoint, answer })

/** Call it inside `answers`: the fake API refuses the request as the real one does. */
export const refuse = (problem: Refusal): never => {
  throw new Refused(problem)
}

class Lost extends Error {}

/** Call it inside `answers`: the request is processed, but its response never arrives. */
export const loseAnswer = (): never => {
  throw new Lost()
}

const pattern = ({ path }: EndpointDefinition) =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const read = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return request.headers['content-type']?.includes('json') && text ? JSON.parse(text) : text
}

const problemOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.problem : { status: 500, code: 'internal', message: String(error) }

/** Starts a real HTTP server that answers some endpoints and records its calls; everything else is 404. */
export const startFakeApi = async (handlers: readonly Handler[]) => {
  const calls: FakeCall[] = []
  const dispatch = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    for (const { endpoint, answer } of handlers) {
      const match = request.method === endpoint.method && pattern(endpoint).exec(url.pathname)
      if (!match) continue
      const call: FakeCall = {
        endpointId: endpoint.id,
        params: { ...match.groups },
        query: url.searchParams,
        body: await read(request),
        headers: request.headers,
      }
      calls.push(call)
      return { status: endpoint.status ?? 200, body: await answer(call) }
    }
    return refuse({ status: 404, code: 'not_found', message: `${request.method} ${url.pathname}` })
  }
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: unknown) =>
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
    dispatch(request).then(
      ({ status, body }) => send(status, 'application/json', body),
      (error: unknown) => {
        if (error instanceof Lost) return request.socket.destroy()
        const problem = { type: 'about:blank', title: '', requestId: 'fake-request', ...problemOf(error) }
        send(problem.status, 'application/problem+json', problem)
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>
