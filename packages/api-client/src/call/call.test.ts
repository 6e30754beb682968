import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint, endpoints, Message, type Problem } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { configureApi, type ApiConfiguration } from '../configure.ts'
import { isApiError } from '../errors/api-error.ts'
import { isContractError } from '../errors/contract-error.ts'
import { isNetworkError, type NetworkError } from '../errors/network-error.ts'
import { call } from './call.ts'

type GetToken = NonNullable<ApiConfiguration['getToken']>
type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

let server: Server
let handler: Handler
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []

const answer = (
  response: ServerResponse,
  status: number,
  json: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
}

const problem = (code: string, status: number, extra: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  message: `texto de ${code}`,
  requestId: 'from-server',
  ...extra,
})

const configure = (more: Partial<ApiConfiguration> = {}): void => {
  const { port } = server.address() as AddressInfo
  configureApi({ baseUrl: `http://127.0.0.1:${port}/api`, ...more })
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  )

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1')
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      handler(request, response, body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  seen = []
  configure()
})
afterEach(() => vi.restoreAllMocks())

test('keeps trailing slashes, sorts the query, and parses the answer', async () => {
  handler = (_request, response) => answer(response, 200, { zones: [], secret: 'dropped' })
  expect(await call(endpoints.zones.list)).toEqual({ zones: [] })
  expect(seen[0]?.url).toBe('/api/zones/')
  handler = (_request, response) => answer(response, 200, {})
  await failureOf(
    call(endpoints.locations.search, { query: { q: 'Ñuñoa', page: 2, services: ['wifi', 'parking'] } }),
  )
  expect(seen[1]?.url).toBe('/api/locations/?page=2&q=%C3%91u%C3%B1oa&services=wifi%2Cparking')
})

test('asks for fresh answers after it has written, for ten seconds, on calls without a bearer too', async () => {
  const now = vi.spyOn(Date, 'now')
  const start = Date.now()
  const asked = () => seen.at(-1)?.headers['cache-control']
  handler = (_request, response) => answer(response, 200, { zones: [], message: 'x' })
  now.mockReturnValue(start + 60_000)
  await call(endpoints.zones.list)
  expect(asked()).toBeUndefined()
  handler = (_request, response) => answer(response, 422, problem('validation', 422))
  await failureOf(call(endpoints.captcha.verify, { body: { recaptchaToken: 'x' } }))
  handler = (_request, response) => answer(response, 200, { zones: [], message: 'x' })
  await call(endpoints.zones.list)
  expect(asked()).toBeUndefined()
  await call(endpoints.captcha.verify, { body: { recaptchaToken: 'x' } })
  await call(endpoints.zones.list)
  expect(asked()).toBe('no-cache')
  now.mockReturnValue(start + 70_001)
  await call(endpoints.zones.list)
  expect(asked()).toBeUndefined()
  configure({ getToken: async () => 'token-1' })
  handler = (_request, response) => answer(response, 409, problem('changed_meanwhile', 409))
  await failureOf(call(endpoints.adminSite.setCoverText, { params: { id: 1 }, body: { text: 'x' } }))
  handler = (_request, response) => answer(response, 200, { zones: [] })
  await call(endpoints.zones.list)
  expect(asked()).toBe('no-cache')
})

test('sends JSON, the language, a request id and an idempotency key', async () => {
  configure({ getLanguage: () => 'en', getToken: async () => 'token-1' })
  handler = (_request, response) => answer(response, 409, problem('period_taken', 409))
  const body = { locationId: '018f2f5e-0000-7000-8000-000000000001', range: { start: 1, end: 2 } }
  const error = await failureOf(call(endpoints.reservations.hold, { body, idempotencyKey: 'key-1' }))
  expect(isApiError(error, 'period_taken')).toBe(true)
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/reservation/hold',
    headers: { 'accept-language': 'en', authorization: 'Bearer token-1', 'idempotency-key': 'key-1' },
  })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(body)
  expect(seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{10}$/)
})

test('never requests a token for a public call', async () => {
  const getToken = vi.fn<GetToken>(async () => 'token-1')
  configure({ getToken })
  handler = (_request, response) => answer(response, 200, { zones: [] })
  await call(endpoints.zones.list)
  expect(getToken).not.toHaveBeenCalled()
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test('requests a fresh token once after the bearer was refused', async () => {
  const getToken = vi.fn<GetToken>(async ({ fresh }) => (fresh ? 'new' : 'old'))
  configure({ getToken })
  handler = (request, response) =>
    request.headers.authorization === 'Bearer new'
      ? answer(response, 200, { message: 'hasta luego' })
      : answer(response, 401, problem('unauthenticated', 401))
  expect(await call(endpoints.auth.logout)).toEqual({ message: 'hasta luego' })
  expect(seen).toHaveLength(2)
})

test('reports a bearer that stays refused, but not wrong credentials', async () => {
  const onUnauthenticated = vi.fn<() => void>()
  configure({ getToken: async () => 'same', onUnauthenticated })
  handler = (_request, response) => answer(response, 401, problem('unauthenticated', 401))
  await failureOf(call(endpoints.auth.session))
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  handler = (_request, response) => answer(response, 401, problem('invalid_credentials', 401))
  await failureOf(call(endpoints.auth.login, { body: { email: 'a@b.example', password: 'x' } }))
  expect(onUnauthenticated).toHaveBeenCalledOnce()
})

test('reports a refused role, and a disabled account, to the owner of the session', async () => {
  const [onUnauthenticated, onForbidden] = [vi.fn<() => void>(), vi.fn<() => void>()]
  configure({ getToken: async () => 'known', onUnauthenticated, onForbidden })
  handler = (_request, response) => answer(response, 403, problem('forbidden', 403))
  await failureOf(call(endpoints.auth.session))
  expect(onForbidden).toHaveBeenCalledOnce()
  expect(onUnauthenticated).not.toHaveBeenCalled()
  handler = (_request, response) => answer(response, 403, problem('account_inactive', 403))
  await failureOf(call(endpoints.auth.session))
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(onForbidden).toHaveBeenCalledOnce()
})

test('contains fields, request id and the time to wait', async () => {
  const fields = [{ path: 'email', code: 'validation.email', message: 'no' }]
  handler = (_request, response) =>
    answer(response, 429, problem('rate_limited', 429, { fields }), { 'retry-after': '7' })
  const error = await failureOf(call(endpoints.zones.list))
  expect(error).toMatchObject({ status: 429, fields, requestId: 'from-server', retryAfterSeconds: 7 })
})

test('uses a text of its own for an answer from a proxy', async () => {
  handler = (_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  const error = await failureOf(call(endpoints.zones.list))
  expect(isApiError(error, 'unavailable')).toBe(true)
  expect((error as Error).message).not.toContain('<h1>')
})

test('distinguishes an invalid answer from a refusal', async () => {
  handler = (_request, response) => answer(response, 200, { zones: [{ id: 7 }] })
  const error = await failureOf(call(endpoints.zones.list))
  expect(isContractError(error)).toBe(true)
  expect(error).toMatchObject({ endpointId: 'zones.list' })
  handler = (_request, response) => response.writeHead(200).end('<!doctype html>')
  expect(isContractError(await failureOf(call(endpoints.zones.list)))).toBe(true)
})

test('retries a failed read once, and never a write', async () => {
  handler = (request, response) =>
    seen.length === 1 ? void request.socket.destroy() : answer(response, 200, { zones: [] })
  expect(await call(endpoints.zones.list)).toEqual({ zones: [] })
  expect(seen).toHaveLength(2)
  seen = []
  handler = (request) => void request.socket.destroy()
  const error = await failureOf(call(endpoints.auth.restore, { body: { email: 'a@b.example' } }))
  expect(isNetworkError(error) && error.failure).toBe('unreachable')
  expect(seen).toHaveLength(1)
  expect((error as NetworkError).requestId).toBe(seen[0]?.headers['x-request-id'])
})

test('stops waiting after the timeout', async () => {
  configure({ timeoutMs: 50 })
  handler = () => undefined
  const error = await failureOf(call(endpoints.auth.restore, { body: { email: 'a@b.example' } }))
  expect(isNetworkError(error) && error.failure).toBe('timeout')
  server.closeAllConnections()
})

test('passes on an abort by the caller unchanged', async () => {
  const abort = new AbortController()
  handler = () => abort.abort()
  const error = await failureOf(call(endpoints.zones.list, { signal: abort.signal }))
  expect(isNetworkError(error)).toBe(false)
  expect((error as Error).name).toBe('AbortError')
})

test('returns bytes as a blob of their type', async () => {
  handler = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')
  const pdf = await call(endpoints.reservations.contract, { params: { id: 'a b' } })
  expectTypeOf(pdf).toEqualTypeOf<Blob>()
  expect(pdf.type).toBe('application/pdf')
  expect(await pdf.text()).toBe('%PDF-1.7')
  expect(seen[0]?.url).toBe('/api/reservation/a%20b/contract')
})

test('sends files as a form, fields first', async () => {
  const upload = endpoint({
    id: 'test.upload',
    method: 'POST',
    path: '/images',
    access: 'user',
    tag: 'test',
    summary: '',
    files: { image: { max: 1, maxBytes: 10, mediaTypes: ['image/png'], required: true } },
    response: Message,
    errors: [],
    rateLimit: 'upload',
  })
  handler = (_request, response) => answer(response, 200, { message: 'ok' })
  await call(upload, { files: { image: [new File(['x'], 'foto.png', { type: 'image/png' })] } })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
  expect(seen[0]?.body).toContain('filename="foto.png"')
})

test('requires exactly the input of an endpoint', () => {
  const wrong = () => {
    // @ts-expect-error the id is missing
    void call(endpoints.locations.detail)
    // @ts-expect-error a search has no body
    void call(endpoints.locations.search, { body: {} })
  }
  expect(wrong).toBeTypeOf('function')
})
