import { endpoints } from '@metrolibre/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readAppointment, readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => app.close())

const saturday = [{ day: 6, from: 600, to: 720 }]
let scenes = 0
const scene = async () => {
  scenes += 1
  // What may be booked from one network is counted for each scene by itself.
  const headers = { 'x-forwarded-for': `203.0.${scenes}.7` }
  const owner = await makeOwner(app.db, { firstName: 'Olga' })
  const { id, name } = await makeProperty(app.db, { ownerId: owner.id })
  const params = { id }
  const setHours = (hours: object | null, as = owner.id) =>
    app.call(endpoints.visits.setHours, { params, body: { hours: hours as typeof saturday } }, { as })
  const free = async () => (await app.call(endpoints.visits.free, { params })).body.free
  const book = (start: number, email = `${randomUUID()}@people.example`, as?: string) =>
    app.call(
      endpoints.visits.book,
      { params, body: { start, name: 'Ada Visita', email, phone: '9 8765 4321' } },
      as ? { as, headers } : { headers },
    )
  const detail = async () => (await app.call(endpoints.locations.detail, { params })).body
  return { owner, id, name, setHours, free, book, detail }
}

/** As the clock of the place shows it. */
const shown = (instant: number) =>
  new Date(instant).toLocaleString('en-GB', {
    timeZone: 'America/Santiago',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

it('can be booked in the hours that the owner set, and nowhere else', async () => {
  const place = await scene()
  const usual = await place.free()
  expect(shown(usual[0]!)).toMatch(/09:00$/)
  expect((await place.detail()).visitHours).toBeUndefined()
  expect((await place.book(usual[0]!)).problem).toMatchObject({
    status: 409,
    code: 'wrong_state',
    message: 'Las visitas a este lugar se agendan en el calendario de su página',
  })
  expect((await place.setHours(saturday)).body).toEqual({ hours: saturday })
  expect((await place.detail()).visitHours).toEqual(saturday)
  const free = await place.free()
  expect(free.slice(0, 4).map(shown)).toEqual(
    ['10:00', '10:30', '11:00', '11:30'].map((time) => `Sat ${time}`),
  )
  expect((await place.book(usual[0]!)).problem?.code).toBe('period_taken')

  const email = `${randomUUID()}@people.example`
  expect((await place.book(free[1]!, email)).body).toEqual({ start: free[1], end: free[1]! + 1_800_000 })
  expect(await place.free()).not.toContain(free[1])
  // Pressed twice, it is one visit.
  expect((await place.book(free[1]!, email)).status).toBe(200)
  const mails = await readInbox(app, email)
  expect(mails).toHaveLength(1)
  for (const part of ['Te recibe: Olga', 'Dirección: Calle Falsa, ', '/visita#link=', 'confírmalo'])
    expect(mails[0]!.text).toContain(part)
  expect(mails[0]!.text).not.toContain('Calle Falsa 123')
  expect(await readAppointment(app, mails[0]!)).toMatchObject({ METHOD: 'REQUEST' })
  const { body } = await app.call(endpoints.visits.mine, { query: { view: 'owner' } }, { as: place.owner.id })
  expect(body.visits).toMatchObject([
    { start: free[1], visitorName: 'Ada Visita', visitorPhone: '+56987654321', canChange: true },
  ])

  await place.setHours(null)
  expect((await place.detail()).visitHours).toBeUndefined()
  expect(shown((await place.free())[0]!)).toMatch(/09:00$/)
})

it('writes to a stranger in the language of the page on which it was booked', async () => {
  const place = await scene()
  await place.setHours(saturday)
  const [start] = await place.free()
  const email = `${randomUUID()}@people.example`
  const body = { start: start!, name: 'Ada', email, phone: '987654321' }
  await app.call(
    endpoints.visits.book,
    { params: { id: place.id }, body },
    { headers: { 'accept-language': 'en' } },
  )
  const [mail] = await readInbox(app, email)
  expect(mail?.subject).toBe(`Your visit is booked: ${place.name}`)
  expect(mail?.text).toContain('/en/visita#link=')
})

it('tells a signed-in visitor the whole address, at the address of the account', async () => {
  const place = await scene()
  await place.setHours(saturday)
  const [start] = await place.free()
  const visitor = await makeUser(app.db, { language: 'en' })
  expect((await place.book(start!, 'somebody@else.example', visitor.id)).status).toBe(200)
  expect(await readInbox(app, 'somebody@else.example')).toEqual([])
  expect((await readInbox(app, visitor.email))[0]!.text).toContain('Address: Calle Falsa 123')
})

it('tells who has not confirmed an address how to get the number, and books all the same', async () => {
  const visitor = await makeUser(app.db, { emailConfirmedAt: null })
  const places = await Promise.all([1, 2, 3, 4].map(scene))
  for (const place of places) {
    await place.setHours(saturday)
    app.clock.advance(3_601_000)
    await place.book((await place.free())[0]!, visitor.email, visitor.id)
  }
  const mails = await readInbox(app, visitor.email)
  expect(mails).toHaveLength(4)
  const withheld = mails.filter(({ text }) => !text.includes('Calle Falsa 123'))
  expect(withheld).toHaveLength(1)
  expect(withheld[0]!.text).toMatch(/Dirección: Calle Falsa, [\s\S]+confírmalo/)
})

it('gives a time to one of many who book it at the same moment', async () => {
  const place = await scene()
  await place.setHours(saturday)
  const [start] = await place.free()
  const answers = await Promise.all(Array.from({ length: 6 }, () => place.book(start!)))
  expect(answers.map(({ status, problem }) => problem?.code ?? String(status)).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 5 }, () => 'period_taken'),
  ])
})

it('books nothing that no mail could confirm', async () => {
  const place = await scene()
  await place.setHours(saturday)
  const free = await place.free()
  const email = `${randomUUID()}@people.example`
  for (const start of free.slice(0, 3)) expect((await place.book(start, email)).status).toBe(200)
  expect((await place.book(free[3]!, email)).problem?.code).toBe('rate_limited')
  expect(await place.free()).toContain(free[3])
})

it.each([
  ['no hours', []],
  [
    'hours that overlap',
    [
      { day: 1, from: 600, to: 720 },
      { day: 1, from: 690, to: 780 },
    ],
  ],
  ['an end before the start', [{ day: 1, from: 720, to: 600 }]],
  ['a quarter', [{ day: 1, from: 615, to: 720 }]],
  ['an eighth day', [{ day: 8, from: 600, to: 720 }]],
])('refuses %s', async (_what, hours) => {
  expect((await (await scene()).setHours(hours)).problem?.code).toBe('validation')
})

it('keeps the hours of a place from other owners', async () => {
  const place = await scene()
  expect((await place.setHours(saturday, (await makeOwner(app.db)).id)).status).toBe(404)
  expect((await place.detail()).visitHours).toBeUndefined()
})
