import { allEndpoints, fillPath, type EndpointDefinition } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { teamMembers } from '../../src/platform/db/schema/site.ts'
import { auditLog } from '../../src/platform/db/schema/protection.ts'
import { makeProperty, makeRoom, makeZone } from '../../src/testing/factories.ts'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { makeWorld, type World } from '../authorisation/world.ts'

let app: TestApp
let world: World
let targets: string[]
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } })
  world = await makeWorld(app)
  const [member] = await app.db.insert(teamMembers).values({ name: 'Ada', position: 'Obras' }).returning()
  const zone = await makeZone(app.db)
  const own = await makeProperty(app.db, { ownerId: world.ids.admin, stage: 'draft', isVerified: false })
  const ownRoom = await makeRoom(app.db, own.id)
  targets = [world.ids.admin, world.propertyId, world.roomId, world.searchId, world.filterId]
  targets.push(world.reservationId, world.postIds[0]!, world.panoramaIds[0]!, world.ids.ownerA)
  targets.push(member!.id, zone.id, own.id, ownRoom.id)
})
afterAll(() => app.close())

interface Entry {
  readonly type: string
}

const isOptional = ({ type }: Entry) => ['optional', 'nullish', 'undefinedable'].includes(type)
const entriesOf = ({ body }: EndpointDefinition): [string, Entry][] =>
  Object.entries((body as unknown as { entries?: Record<string, Entry> } | undefined)?.entries ?? {})
const namesRow = (name: string) => /^id$|Id$/.test(name)

/** Endpoints whose body may name a row and nothing to change of it. */
const changing = allEndpoints.filter((endpoint) => {
  const entries = entriesOf(endpoint)
  return (
    endpoint.method === 'PUT' &&
    entries.some(([, entry]) => isOptional(entry)) &&
    entries.every(([name, entry]) => isOptional(entry) || namesRow(name))
  )
})

it.each(changing.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s with nothing to change is answered, and records no change',
  async (_id, endpoint) => {
    const before = await app.db.$count(auditLog)
    const statuses = new Set<number>()
    for (const as of [world.ids.admin, world.ids.ownerA, world.ids.tenantA])
      for (const id of targets)
        for (const room of endpoint.path.includes(':room') ? targets : ['']) {
          const body = Object.fromEntries(
            entriesOf(endpoint).flatMap(([name, entry]) => (isOptional(entry) ? [] : [[name, id]])),
          )
          const { statusCode, body: text } = await app.server.inject({
            method: endpoint.method,
            url: `/api${fillPath(endpoint.path, { id, room })}`,
            headers: { authorization: `Bearer ${as}` },
            payload: body,
          })
          statuses.add(statusCode)
          expect(statusCode, text).toBeLessThan(500)
        }
    // At least one of the rows is of the kind that the endpoint changes.
    expect([...statuses].some((status) => status === 200 || status === 422 || status === 409)).toBe(true)
    expect(await app.db.$count(auditLog)).toBe(before)
  },
)
