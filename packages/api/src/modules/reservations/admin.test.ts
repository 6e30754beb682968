import { endpoints, type Query } from '@metrolibre/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancellations } from '../../platform/db/schema/cancellations.ts'
import { monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, adminReservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hold = async (monthsAhead = 0) => {
  const admin = await makeAdmin(app.db)
  const tenant = await makeUser(app.db)
  const owner = await makeOwner(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id })
  const range = monthsFrom(app.clock.now(), monthsAhead, 2)
  const body = { locationId: property.id, range }
  const { body: held } = await app.call(reservations.hold, { body }, { as: tenant })
  return { admin, tenant, owner, held }
}

describe('administration of reservations', () => {
  it('cancels an unpaid reservation with a reason and shows who did what', async () => {
    const { admin, tenant, owner, held } = await hold()
    const params = { id: held.id }
    const cancelled = await app.call(
      adminReservations.cancel,
      { params, body: { reason: 'La dueña avisó de una filtración' } },
      { as: admin },
    )
    expect(cancelled.body).toMatchObject({ status: 'cancelled', holdExpiresAt: null })
    const { body } = await app.call(adminReservations.detail, { params }, { as: admin })
    expect(body.reservation.client.email).toBe(tenant.email)
    expect(body.events).toMatchObject([
      { from: null, to: 'held', actor: 'tenant', by: { firstName: tenant.firstName } },
      { from: 'held', to: 'cancelled', actor: 'admin', reason: 'La dueña avisó de una filtración' },
    ])
    const read = await app.call(reservations.detail, { params }, { as: tenant })
    expect(read.body.officeReason).toBe('La dueña avisó de una filtración')
    // Nobody has paid for it, so its owner has heard of nothing.
    const owned = await app.call(endpoints.cancellations.asked, { params }, { as: owner })
    expect(owned.body.officeReason).toBeNull()
  })

  it('finds stays that overlap the given days, without the first day that is free again', async () => {
    const { admin, held } = await hold(1)
    const found = async (query: { from?: string; to?: string }) => {
      const { body } = await app.call(
        adminReservations.list,
        { query: { q: held.id, ...query } },
        { as: admin },
      )
      return body.reservations.length
    }
    expect(await found({ from: held.startDate, to: held.startDate })).toBe(1)
    expect(await found({ from: held.endDate })).toBe(0)
    expect(await found({ to: '2000-01-01' })).toBe(0)
  })

  it('lists by creation or start, and the same as a spreadsheet', async () => {
    const admin = await makeAdmin(app.db)
    const tenant = await makeUser(app.db, { firstName: 'Catalina', lastName: 'Ordenada' })
    const book = async (days: [string, string], name: string, rest: object = {}) => {
      app.clock.advance(1_000)
      const property = await makeProperty(app.db, { name })
      const [startDate, endDate] = days
      const stay = { propertyId: property.id, tenantId: tenant.id, startDate, endDate, name }
      return makeReservation(app.db, { ...stay, createdAt: app.clock.now(), ...rest })
    }
    const late = await book(['2033-06-01', '2033-07-01'], '=HYPERLINK("http://x.example")')
    const paid = { state: 'confirmed', confirmedAt: app.clock.now() } as const
    const early = await book(['2033-02-01', '2033-03-01'], 'Bodega Ñuble', paid)
    const list = async (query: Query<typeof adminReservations.list>) =>
      (await app.call(adminReservations.list, { query: { q: 'catalina ordenada', ...query } }, { as: admin }))
        .body
    expect(await list({})).toMatchObject({
      reservations: [{ id: early.id }, { id: late.id }],
      total: 2,
      totalIsExact: true,
      nextCursor: null,
    })
    const first = await list({ sort: 'start', order: 'desc', limit: 1 })
    expect(first.reservations.map(({ id }) => id)).toEqual([late.id])
    const second = await list({ sort: 'start', order: 'desc', limit: 1, cursor: first.nextCursor! })
    expect(second).toMatchObject({ reservations: [{ id: early.id }], position: 1 })
    expect((await list({ q: 'nuble' })).reservations.map(({ id }) => id)).toContain(early.id)

    expect((await list({ request: 'cancellation' })).reservations).toEqual([])
    await app.db.insert(cancellations).values({
      reservationId: early.id,
      askedBy: tenant.id,
      reason: 'other',
      paid: early.total,
      refund: 0,
      answerUntil: new Date(Date.now() + 3_600_000),
    })
    expect((await list({ request: 'cancellation' })).reservations).toMatchObject([
      { id: early.id, cancellation: { status: 'open' } },
    ])

    const query = { q: 'catalina ordenada', sort: 'start' } as const
    const { body } = await app.call(adminReservations.export, { query }, { as: admin })
    const files = Object.entries(unzipSync(Buffer.from(body))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ])
    const cells = files.find(([name]) => name!.includes('sheet1.xml'))![1]!
    expect(cells).not.toContain('<f>')
    const texts = files.map(([, text]) => text).join('')
    for (const text of [
      'Bodega Ñuble',
      '=HYPERLINK(',
      // 1 and 28 February 2033, as spreadsheets count days, and how they are shown.
      '<v>48611</v>',
      '<v>48638</v>',
      'dd/mm/yyyy',
      '<pane ySplit="1"',
      'Sí',
      'No',
      'Pide cancelar',
    ])
      expect(texts).toContain(text)
    expect(texts.indexOf(early.id)).toBeLessThan(texts.indexOf(late.id))
  })
})

it('refuses a cursor that nobody wrote', async () => {
  const { tenant, held } = await hold(2)
  const { id, created } = held
  const texts = [`2026-99-99T99:99:99.999Z ${id}`, `0000-01-01T00:00:00.000Z ${id}`, `${created} -`, created]
  for (const text of texts) {
    const query = { cursor: Buffer.from(text).toString('base64url') }
    const { problem } = await app.call(reservations.mine, { query }, { as: tenant })
    expect(problem?.code, text).toBe('validation')
  }
})
