import type { ReservationState } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listReservationEvents } from '../reservation-core/event-repository.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import { confirmPaid } from './confirm-paid.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const at = new Date('2032-03-10T12:00:00Z')
const period = { start: new Date('2032-03-01T03:00:00Z'), end: new Date('2032-04-01T03:00:00Z') }

const scene = async (way: readonly ReservationState[], propertyId?: string, ends = period.end) => {
  const place = propertyId ?? (await makeProperty(app.db)).id
  const state = way.at(-1)!
  const confirmedAt = way.includes('confirmed') ? at : null
  const values = { propertyId: place, state, period: { ...period, end: ends }, confirmedAt }
  const { id } = await makeReservation(app.db, values, way)
  const take = (now = at) =>
    app.db.transaction(async (tx) => confirmPaid(tx, (await lockReservation(tx, id))!, now))
  const see = async () => (await findReservation(app.db, id))!
  const lastReason = async () => (await listReservationEvents(app.db, id)).at(-1)?.reason
  return { place, id, take, see, lastReason }
}
const signed = ['held', 'contract_signed'] as const
const unpaid = [...signed, 'awaiting_payment'] as const

describe('a payment', () => {
  it('confirms the reservation that waited for it', async () => {
    const { take, see } = await scene(unpaid)
    expect(await take()).toBe('confirmed')
    expect(await see()).toMatchObject({
      state: 'confirmed',
      blocks: true,
      holdExpiresAt: null,
      confirmedAt: at,
    })
  })

  it.each<[string, readonly ReservationState[]]>([
    ['is booked already', [...unpaid, 'confirmed']],
    ['is active already', [...unpaid, 'confirmed', 'active']],
    ['waits for a transfer', [...signed, 'awaiting_transfer']],
    ['is being refunded', [...unpaid, 'confirmed', 'refund_pending']],
    ['was cancelled after it was paid', [...unpaid, 'confirmed', 'cancelled']],
  ])('changes nothing when the reservation %s, and counts as a duplicate', async (_what, way) => {
    const { take, see } = await scene(way)
    const before = await see()
    expect(await take()).toBe('duplicate')
    expect(await see()).toEqual(before)
  })
})

describe('a late payment', () => {
  it.each(['expired', 'cancelled'] as const)('books the period again if it is free: %s', async (over) => {
    const { take, see, lastReason } = await scene([...unpaid, over])
    expect(await take()).toBe('confirmed')
    expect(await see()).toMatchObject({ state: 'confirmed', blocks: true, confirmedAt: at })
    expect(await lastReason()).toBe('late payment')
  })

  it.each(['expired', 'cancelled'] as const)('books no period that is over: %s', async (over) => {
    const { take, see, lastReason } = await scene([...unpaid, over], undefined, at)
    expect(await take()).toBe('slot_lost')
    expect(await see()).toMatchObject({ state: 'refund_pending', blocks: false, confirmedAt: null })
    expect(await lastReason()).toBe('slot lost')
  })

  it('books a period that ends a moment later', async () => {
    const { take } = await scene([...unpaid, 'expired'], undefined, new Date(at.getTime() + 1))
    expect(await take()).toBe('confirmed')
  })

  it('loses to a rival who has the period, and the transaction is still committed', async () => {
    const { place, take, see, id } = await scene([...unpaid, 'expired'])
    const { id: rival } = await makeReservation(app.db, { propertyId: place })
    expect(await take()).toBe('slot_lost')
    expect(await see()).toMatchObject({ state: 'refund_pending', blocks: false, confirmedAt: null })
    expect((await findReservation(app.db, rival))!.state).toBe('held')
    expect((await listReservationEvents(app.db, id)).filter(({ to }) => to === 'confirmed')).toEqual([])
  })

  it('is not refunded because of any other error', async () => {
    const { take, see } = await scene([...unpaid, 'expired'])
    await app.sql`alter table reservations add constraint nobody check (confirmed_at is null) not valid`
    await expect(take()).rejects.toMatchObject({ cause: { constraint_name: 'nobody' } })
    await app.sql`alter table reservations drop constraint nobody`
    expect((await see()).state).toBe('expired')
  })
})
