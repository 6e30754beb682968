import { allEndpoints, fillPath, Problem, type EndpointDefinition } from '@metrolibre/contract'
import { is } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { accessRows, byAccess, ownRows, type Row } from './rows.ts'
import { callers, makeWorld, type Caller, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const someId = '00000000-0000-4000-8000-000000000000'
const paramsOf = ({ path }: EndpointDefinition) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, someId]))

const rowOf = (endpoint: EndpointDefinition): Row | undefined =>
  ownRows[endpoint.id] ??
  (accessRows.has(endpoint.id)
    ? { letIn: byAccess[endpoint.access]!, params: () => paramsOf(endpoint), body: () => ({}) }
    : undefined)

async function formOf({ field, name, text }: NonNullable<Row['file']>) {
  const form = new FormData()
  form.append(field, new Blob([text]), name)
  const request = new Request('http://api', { method: 'POST', body: form })
  const type = request.headers.get('content-type')!
  return { headers: { 'content-type': type }, payload: Buffer.from(await request.arrayBuffer()) }
}

async function ask(endpoint: EndpointDefinition, row: Row, caller: Caller) {
  const form = row.file && (await formOf(row.file))
  const answer = await app.server.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, row.params?.(world) ?? {})}`,
    headers: {
      ...form?.headers,
      ...(caller !== 'anonymous' && { authorization: `Bearer ${world.ids[caller]}` }),
    },
    ...(endpoint.body && { payload: row.body?.(world) ?? {} }),
    ...(form && { payload: form.payload }),
  })
  const isProblem = answer.headers['content-type']?.startsWith('application/problem+json')
  return { status: answer.statusCode, problem: isProblem ? (answer.json() as unknown) : undefined }
}

/** For operations without a row of their own, a 404 may only mean that the requested thing does not exist. */
const isRefusal = (status: number, row: Row, endpoint: EndpointDefinition) =>
  status === 403 ||
  (status === 401 && endpoint.id !== 'auth.login') ||
  (status === 404 && ownRows[endpoint.id] === row)

describe('the access of each caller to each endpoint', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (id, endpoint) => {
    const row = rowOf(endpoint)
    if (!row) throw new Error(`${id} has no row: name it in rows.ts`)
    const seen: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const caller of callers) {
      const { status, problem } = await ask(endpoint, row, caller)
      const refused = isRefusal(status, row, endpoint)
      const wellFormed = status < 400 || is(Problem, problem)
      seen[caller] = `${refused ? 'refused' : 'let in'} ${wellFormed ? '' : 'without a problem'}`.trim()
      wanted[caller] = row.letIn.includes(caller) ? 'let in' : 'refused'
    }
    expect(seen).toEqual(wanted)
  })

  it('asks anonymous callers to sign in before anything else is checked', async () => {
    const guarded = allEndpoints.filter(({ access }) => access !== 'public' && access !== 'optional')
    const answers = await Promise.all(guarded.map((endpoint) => ask(endpoint, rowOf(endpoint)!, 'anonymous')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  })

  it('has no row for an unknown endpoint', () => {
    const ids = new Set(allEndpoints.map(({ id }) => id))
    expect([...Object.keys(ownRows), ...accessRows].filter((id) => !ids.has(id))).toEqual([])
  })

  it('serves every endpoint of the contract', () => {
    const missing = allEndpoints.filter(
      ({ method, path }) => !app.server.hasRoute({ method, url: `/api${path}` }),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })
})
