import { endpoints, type QueryInput } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { visits } from '../../platform/db/schema/visits.ts'
import { makeAdmin, makeOwner, makeProperty, makeZone } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookedNotice, sendVisitNotice, visitsSecret } from '../../testing/visit-notice.ts'

let app: TestApp
let as: { as: { id: string } }
beforeAll(async () => {
  app = await createTestApp({
    env: { VISITS_WEBHOOK_SECRET: visitsSecret, TECHNICAL_VISIT_URL: 'https://visits.example/t' },
  })
  as = { as: await makeAdmin(app.db) }
})
beforeEach(() => app.db.delete(visits))
afterAll(() => app.close())

const agenda = async (query: QueryInput<typeof endpoints.adminVisits.agenda> = {}) =>
  (await app.call(endpoints.adminVisits.agenda, { query }, as)).body
const hour = 3_600_000

it('shows the visits of inspectors, to come and over, with place, phone and inspector', async () => {
  const owner = await makeOwner(app.db, { firstName: 'Olga', lastName: 'Díaz', phone: '+56911112222' })
  const lima = await makeZone(app.db, { name: 'Barranco', city: 'Lima', country: 'Perú' })
  const here = await makeProperty(app.db, { ownerId: owner.id, stage: 'visit_scheduled', isVerified: false })
  const there = await makeProperty(app.db, {
    ownerId: owner.id,
    zoneId: lima.id,
    currency: 'PEN',
    phone: '+51987654321',
    isVerified: false,
  })
  const now = app.clock.now().getTime()
  const add = (propertyId: string, startsAt: number, inspector: string | null, more: object = {}) =>
    app.db.insert(visits).values({
      kind: 'technical',
      propertyId,
      providerId: randomUUID(),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + hour),
      inspector,
      ...more,
    })
  // Half past four in UTC: in Lima it is still the day before.
  const night = Date.parse('2032-03-05T04:30:00Z')
  await add(there.id, night, 'Milagros')
  await add(here.id, now - hour / 2, 'Rodrigo')
  await add(here.id, now - 30 * hour, 'Rodrigo')
  await add(here.id, now + hour, 'Rodrigo', { status: 'cancelled' })
  await add(here.id, now + hour, null, { kind: 'visit' })

  const coming = await agenda()
  expect(coming.inspectors).toEqual(['Milagros', 'Rodrigo'])
  expect(coming.visits.map(({ location }) => location.id)).toEqual([here.id, there.id])
  expect(coming.visits).toMatchObject([
    { inspector: 'Rodrigo', location: { phone: '+56911112222' }, owner: { id: owner.id, name: 'Olga Díaz' } },
    {
      inspector: 'Milagros',
      timeZone: 'America/Lima',
      location: { phone: '+51987654321', zone: 'Barranco' },
    },
  ])
  expect((await agenda({ when: 'past' })).visits.map(({ start }) => start)).toEqual([now - 30 * hour])
  expect((await agenda({ inspector: 'Milagros' })).visits).toHaveLength(1)
  expect((await agenda({ day: '2032-03-04' })).visits.map(({ location }) => location.id)).toEqual([there.id])
  expect((await agenda({ day: '2032-03-05' })).visits).toEqual([])
})

it('names the inspector in whose calendar a visit was booked', async () => {
  const owner = await makeOwner(app.db)
  const { id } = await makeProperty(app.db, { ownerId: owner.id, stage: 'submitted', isVerified: false })
  const { body } = await app.call(endpoints.visits.technical, { params: { id } }, { as: owner })
  const { event, payload } = bookedNotice(Object.fromEntries(new URL(body.url).searchParams), owner.email)
  const event_memberships = [{ user: 'x', user_email: 'x@x.example', user_name: 'Paula Inspectora' }]
  const scheduled_event = { ...payload.scheduled_event, event_memberships }
  await sendVisitNotice(app, { event, payload: { ...payload, scheduled_event } })
  expect((await agenda({ inspector: 'Paula Inspectora' })).visits).toMatchObject([{ location: { id } }])
})

it.each(['0001-01-01', '9999-12-31'])(
  'has nothing on %s, beside which nothing can be written',
  async (day) => {
    expect((await agenda({ day })).visits).toEqual([])
  },
)
