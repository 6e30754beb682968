import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
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
  const property = await makeProperty(app.db)
  const range = monthsFrom(app.clock.now(), monthsAhead, 2)
  const body = { locationId: property.id, range }
  const { body: held } = await app.call(reservations.hold, { body }, { as: tenant })
  return { admin, tenant, held }
}

describe('administration of reservations', () => {
  it('cancels an unpaid reservation with a reason and shows who did what', async () => {
    const { admin, tenant, held } = await hold()
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

  it('continues at a cursor and refuses an invalid one', async () => {
    const { admin, tenant, held } = await hold(2)
    await app.call(reservations.cancel, { params: { id: held.id } }, { as: tenant })
    const list = (query: { q?: string; limit?: number; cursor?: string }) =>
      app.call(adminReservations.list, { query }, { as: admin })
    const cursorOf = (text: string) => Buffer.from(text).toString('base64url')
    const { id, created } = held
    expect((await list({ q: id, cursor: cursorOf(`${created} ${id}`) })).body.reservations).toEqual([])
    const later = created.replace(/^\d{4}/, '2099')
    expect((await list({ q: id, cursor: cursorOf(`${later} ${id}`) })).body.reservations).toHaveLength(1)
    for (const text of [
      `2026-99-99T99:99:99.999Z ${id}`,
      `0000-01-01T00:00:00.000Z ${id}`,
      `${created} ${'-'.repeat(36)}`,
      created,
      '',
    ])
      expect((await list({ cursor: cursorOf(text) || 'x' })).problem?.code, text).toBe('validation')
  })
})
