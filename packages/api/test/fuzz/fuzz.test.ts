import {
  allEndpoints,
  documentedErrors,
  fillPath,
  statusOf,
  type EndpointDefinition,
} from '@metrolibre/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty } from '../../src/testing/factories.ts'
import { askAsWritten } from '../../src/testing/ask-as-written.ts'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { byAccess } from '../authorisation/rows.ts'
import { makeWorld, type Caller, type World } from '../authorisation/world.ts'
import { inputOf } from './arbitrary.ts'
import { deepJson, formOf } from './forms.ts'

let app: TestApp
let world: World
let known: string[]
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } })
  world = await makeWorld(app)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { id, zoneId } = await makeProperty(app.db, {
    ownerId: world.ids.ownerA,
    stage: 'draft',
    isVerified: false,
  })
  const { propertyId, roomId, reservationId, visitId, searchId, filterId, payoutAccountId, exportId } = world
  known = [propertyId, roomId, reservationId, visitId, searchId, filterId, payoutAccountId, exportId]
  known.push(
    ...Object.values(world.ids),
    world.photoIds[0]!,
    world.postIds[0]!,
    world.fileIds[0]!,
    id,
    zoneId,
  )
})
afterAll(() => app.close())

const runs = Number(process.env.FUZZ_RUNS ?? 25)

const bearerOf = (caller: Caller) =>
  caller === 'anonymous' ? {} : { authorization: `Bearer ${world.ids[caller]}` }

/**
 * Returns the statuses that an endpoint may answer with. Failures of outside services are excluded, because
 * the operations that call them have tests of their own.
 */
const statusesOf = (endpoint: EndpointDefinition): Set<number> =>
  new Set([
    endpoint.status ?? 200,
    ...documentedErrors(endpoint)
      .map(statusOf)
      .filter((status) => status < 500 || status === 502),
  ])

describe('random input', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers only with statuses that its contract names',
    async (_id, endpoint) => {
      const statuses = statusesOf(endpoint)
      const callers = fc.constantFrom(...byAccess[endpoint.access]!)
      await fc.assert(
        fc.asyncProperty(callers, inputOf(endpoint, known), async (caller, input) => {
          const { params, query, body, headers } = input
          const path = `/api${fillPath(endpoint.path, params)}`
          const answer = await app.server.inject({
            method: endpoint.method,
            url: `${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
            headers: { ...bearerOf(caller), ...headers },
            ...(body !== undefined && { payload: JSON.stringify(body) }),
          })
          expect([...statuses], `${answer.statusCode} ${answer.body.slice(0, 400)}`).toContain(
            answer.statusCode,
          )
        }),
        { numRuns: runs },
      )
    },
  )

  it('with any form of path and depth of body is answered without an internal error', async () => {
    const paths = allEndpoints.map(({ path }) => `/api${path.replaceAll(/:\w+/g, known[1]!)}`)
    await fc.assert(
      fc.asyncProperty(formOf(fc.constantFrom(...paths)), deepJson, async (path, payload) => {
        const headers = { ...bearerOf('admin'), 'content-type': 'application/json' }
        const asked = await askAsWritten(app, { path, headers })
        const sent = await askAsWritten(app, { method: 'POST', path, headers, payload })
        for (const { status, text } of [asked, sent])
          expect(status < 500 || status === 502, `${path} ${status} ${text.slice(0, 200)}`).toBe(true)
      }),
      { numRuns: runs * 8 },
    )
  })
})
