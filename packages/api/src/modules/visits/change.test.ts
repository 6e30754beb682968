import { endpoints } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visits } from '../../platform/db/schema/visits.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readAppointment, readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookedNotice, sendVisitNotice, visitsSecret } from '../../testing/visit-notice.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    env: {
      VISITS_WEBHOOK_SECRET: visitsSecret,
      VISITS_URL: 'https://visits.example/v',
      RATE_LIMIT_FACTOR: '1',
    },
  })
})
afterAll(() => app.close())

const from = Date.parse('2032-03-04T14:00:00Z')

/** A visit of a stranger, booked in the widget. */
const scene = async (place?: { owner: { id: string; email: string }; propertyId: string }) => {
  const owner = place?.owner ?? (await makeOwner(app.db, { firstName: 'Olga' }))
  const propertyId = place?.propertyId ?? (await makeProperty(app.db, { ownerId: owner.id })).id
  const email = `${randomUUID()}@people.example`
  const notice = bookedNotice({ utm_source: 'metrolibre', utm_campaign: propertyId }, email)
  await sendVisitNotice(app, notice)
  const [visit] = await app.db.select().from(visits).where(eq(visits.visitorEmail, email))
  const as = { as: owner.id }
  const params = { id: visit!.id }
  const times = async () => (await app.call(endpoints.visits.times, { params }, as)).body.free
  const move = (start: number, before = from) =>
    app.call(
      endpoints.visits.move,
      { params, body: { start, from: before, reason: 'Ese día pintamos.' } },
      as,
    )
  const cancel = () => app.call(endpoints.visits.cancel, { params, body: { reason: 'Se arrendó.' } }, as)
  const linkIn = async () => {
    const mails = await readInbox(app, email)
    return /\/visita#link=(\S+)/.exec(mails.map(({ text }) => text).join(' '))![1]!
  }
  return { owner, propertyId, email, notice, id: visit!.id, times, move, cancel, linkIn }
}
type Scene = Awaited<ReturnType<typeof scene>>

const rowOf = async ({ id }: Pick<Scene, 'id'>) => {
  const [row] = await app.db.select().from(visits).where(eq(visits.id, id))
  return row!
}

it('is moved by the owner with a reason, and both calendars follow', async () => {
  const place = await scene()
  const [first] = await place.times()
  app.clock.advance(1_000)
  const { status, body } = await place.move(first!)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    start: first,
    visitorName: 'Ada Visita',
    reason: 'Ese día pintamos.',
    canChange: true,
  })
  // The same once more tells nobody again.
  expect((await place.move(first!)).status).toBe(200)
  const mails = await readInbox(app, place.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Cambió la hora de tu visita'),
    expect.stringContaining('Tu visita está agendada'),
  ])
  expect(mails[0]!.text).toContain('Motivo: Ese día pintamos.')
  const read = await Promise.all(mails.map((mail) => readAppointment(app, mail)))
  expect(read[0]!['UID']).toBe(read[1]!['UID'])
  expect(Number(read[0]!['SEQUENCE'])).toBeGreaterThan(Number(read[1]!['SEQUENCE']))
  const told = (await readInbox(app, place.owner.email)).map(({ text }) => text).join(' ')
  expect(told).toContain('Cambiaste la hora de la visita de Ada Visita')
  expect(told).not.toContain(place.email)
})

it('is cancelled by the owner with a reason, once', async () => {
  const place = await scene()
  app.clock.advance(1_000)
  expect((await place.cancel()).body).toMatchObject({ status: 'cancelled', canChange: false })
  expect((await place.cancel()).status).toBe(200)
  const mails = await readInbox(app, place.email)
  expect(mails).toHaveLength(2)
  const told = mails.find(({ subject }) => subject.includes('se canceló'))!
  expect(told.text).toContain('Motivo: Se arrendó.')
  expect(await readAppointment(app, told)).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED' })
  expect((await place.move(from)).problem?.code).toBe('wrong_state')
})

it('is moved and cancelled by the visitor with the link of the mail, without a login', async () => {
  const place = await scene()
  const [first, second] = await place.times()
  await place.move(first!)
  const link = await place.linkIn()
  const { body } = await app.call(endpoints.visits.linked, { query: { link } })
  expect(body).toMatchObject({ start: first, status: 'scheduled', location: { id: place.propertyId } })
  expect(JSON.stringify(body)).not.toMatch(/Calle Falsa|Ada|@/)
  expect(body.free).toContain(second)
  const moved = await app.call(endpoints.visits.moveLinked, { body: { link, start: second!, from: first! } })
  expect(moved.body).toMatchObject({ start: second, reason: null })
  const cancel = () => app.call(endpoints.visits.cancelLinked, { body: { link } })
  expect([(await cancel()).body.status, (await cancel()).body.status]).toEqual(['cancelled', 'cancelled'])
  for (const other of ['', 'x', `${place.id}.x`, link.replace(place.id, randomUUID())])
    expect((await app.call(endpoints.visits.linked, { query: { link: other } })).status).toBe(
      other ? 400 : 422,
    )
})

it('is of the owner of the place alone', async () => {
  const place = await scene()
  const [start] = await place.times()
  for (const other of [await makeOwner(app.db), await makeUser(app.db), await makeAdmin(app.db)]) {
    const params = { id: place.id }
    const body = { start: start!, from, reason: 'x' }
    const as = { as: other.id }
    expect((await app.call(endpoints.visits.times, { params }, as)).status).toBe(404)
    expect((await app.call(endpoints.visits.move, { params, body }, as)).status).toBe(404)
    expect((await app.call(endpoints.visits.cancel, { params, body: { reason: 'x' } }, as)).status).toBe(404)
  }
})

it('moves once when two move it at the same moment', async () => {
  const place = await scene()
  const times = (await place.times()).slice(0, 6)
  const answers = await Promise.all(times.map((start) => place.move(start)))
  expect(answers.map(({ status, problem }) => problem?.code ?? String(status)).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 5 }, () => 'changed_meanwhile'),
  ])
  expect(await readInbox(app, place.email)).toHaveLength(2)
})

it('gives a free time to one of several visits that are moved to it at the same moment', async () => {
  const first = await scene()
  const all = [first, ...(await Promise.all([1, 2, 3].map(() => scene(first))))]
  const [start] = await first.times()
  const answers = await Promise.all(all.map((one) => one.move(start!)))
  expect(answers.map(({ status, problem }) => problem?.code ?? String(status)).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 3 }, () => 'period_taken'),
  ])
  expect(await first.times()).not.toContain(answers[0]!.status === 200 ? -1 : start)
})

it('stays as it is when the visitor can’t be told', async () => {
  const place = await scene()
  const [one, two, three] = await place.times()
  await place.move(one!)
  await place.move(two!, one)
  expect((await place.move(three!, two)).problem?.code).toBe('rate_limited')
  expect((await rowOf(place)).startsAt?.getTime()).toBe(two)
  expect(await readInbox(app, place.email)).toHaveLength(3)
})

it('no longer follows the widget once it was moved here, except to another time', async () => {
  const place = await scene()
  const [start] = await place.times()
  await place.move(start!)
  const cancelled = { event: 'invitee.canceled', payload: { ...place.notice.payload, rescheduled: false } }
  await sendVisitNotice(app, cancelled)
  expect((await rowOf(place)).status).toBe('scheduled')
  const again = bookedNotice(place.notice.payload.tracking, place.email)
  const payload = { ...again.payload, old_invitee: place.notice.payload.uri }
  await sendVisitNotice(app, { ...again, payload })
  expect((await rowOf(place)).status).toBe('cancelled')
})

it('forgets how the visitor was reached two days after it', async () => {
  const place = await scene()
  await app.db.update(visits).set({ visitorPhone: '+56911112222' }).where(eq(visits.id, place.id))
  const tick = () => app.jobs.tick('forget-visitors')
  await tick()
  expect(await rowOf(place)).toMatchObject({ visitorEmail: place.email, visitorPhone: '+56911112222' })
  const past = new Date(app.clock.now().getTime() - 49 * 3_600_000)
  await app.db.update(visits).set({ startsAt: past, endsAt: past }).where(eq(visits.id, place.id))
  await tick()
  expect(await rowOf(place)).toMatchObject({
    visitorEmail: null,
    visitorPhone: null,
    visitorName: 'Ada Visita',
  })
})
