import { addDays, endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInbox } from '../../testing/inbox.ts'
import { payAt } from '../../testing/paying.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkAllLedgers } from '../ledger/check-ledgers.ts'
import { depositScene, monthlyPrice, paidScene } from '../../testing/deposits.ts'

const { ledger, reservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterAll(() => app.close())

const refundsOf = (id: string) =>
  app.sql`select amount::int, status, reason from refunds where reservation_id = ${id} order by created_at`

describe('a deposit that the platform keeps', () => {
  it('is a line of its own of the first checkout, and counts for nobody', async () => {
    const { id, owner, opened, read, row } = await paidScene(app)
    const [session] = await app.sql`select amount::int, deposit::int, parameters from checkout_sessions
      where stripe_session_id = ${opened.sessionId}`
    expect(session).toMatchObject({ amount: 2 * monthlyPrice, deposit: monthlyPrice })
    expect(session!['parameters'].line_items).toMatchObject([
      { quantity: 2, price_data: { unit_amount: monthlyPrice } },
      { quantity: 1, price_data: { unit_amount: monthlyPrice, product_data: { name: expect.any(String) } } },
    ])
    const reservation = await read()
    expect(reservation).toMatchObject({ status: 'confirmed', price: 2 * monthlyPrice })
    expect(reservation.deposit).toMatchObject({ amount: monthlyPrice, state: 'kept', held: monthlyPrice })
    expect(await row()).toMatchObject({ state: 'kept' })
    const { body } = await app.call(ledger.list, { query: {} }, { as: owner })
    expect(body.balances).toMatchObject([{ balance: 2 * monthlyPrice }])
    expect(body.payments).toMatchObject([{ amount: 2 * monthlyPrice, refunded: 0 }])
    await checkAllLedgers(app)
    expect(await refundsOf(id)).toEqual([])
  })

  it('is paid with the first month of a plan', async () => {
    const { opened, deposit } = await paidScene(app, { plan: 'monthly', months: 3 })
    const [session] = await app.sql`select amount::int, deposit::int from checkout_sessions
      where stripe_session_id = ${opened.sessionId}`
    expect(session).toEqual({ amount: monthlyPrice, deposit: monthlyPrice })
    expect(await deposit()).toMatchObject({ state: 'kept', held: monthlyPrice })
  })

  it('is none where its owner gets it at the keys, or states none', async () => {
    for (const place of [{ keepsDeposit: false }, { depositMonths: null, deposit: 0 }]) {
      const { read } = await paidScene(app, { place })
      expect((await read()).deposit).toBeNull()
    }
  })

  it('comes back by itself on the eighth day after the stay', async () => {
    const { id, tenant, deposit, goToEnd, endedOn } = await paidScene(app)
    await goToEnd()
    expect(await deposit()).toMatchObject({ state: 'claimable', endedOn, backOn: addDays(endedOn, 8) })
    await goToEnd(7)
    expect(await deposit()).toMatchObject({ state: 'claimable', held: monthlyPrice, returning: 0 })
    await goToEnd(8)
    expect(await deposit()).toMatchObject({ state: 'settled', held: 0, returned: monthlyPrice })
    expect(await refundsOf(id)).toEqual([{ amount: monthlyPrice, status: 'succeeded', reason: 'deposit' }])
    const subjects = (await readInbox(app, tenant.email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.startsWith('Tu garantía volvió'))).toHaveLength(1)
    const { body } = await app.call(reservations.detail, { params: { id } }, { as: tenant })
    expect(body).toMatchObject({ status: 'completed' })
    await checkAllLedgers(app)
  })

  it('goes back with the rent when the period was lost', async () => {
    const { open, tenant, property } = await depositScene(app)
    const { body } = await open()
    await app.sql`update reservations set state = 'expired', blocks = false where id = ${body.reservationId}`
    await app.sql`update properties set is_active = false where id = ${property.id}`
    await payAt(body.url, app.config.STRIPE_API_URL)
    await app.call(reservations.bySession, { params: { sessionId: body.sessionId } }, { as: tenant })
    expect(await refundsOf(body.reservationId)).toMatchObject([
      { amount: 3 * monthlyPrice, reason: 'slot_lost' },
    ])
    expect(await app.sql`select id from deposits where reservation_id = ${body.reservationId}`).toEqual([])
  })
})
