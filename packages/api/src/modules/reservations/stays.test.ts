import { endpoints } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { breakProvider, healProvider } from '../../testing/payment-provider.ts'
import { payAt } from '../../testing/paying.ts'
import { refuseChanges } from '../../testing/refuse-changes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, adminReservations } = endpoints
let app: TestApp
let present: Date

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
  present = app.clock.now()
})
afterEach(async () => {
  await healProvider(app)
  app.clock.set(present)
})
afterAll(() => app.close())

const noAnswer = (method: string) =>
  breakProvider(app, { effect: 'error', path: '/v1/checkout/sessions', method, times: null })

const checkout = async () => {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  const range = monthsFrom(app.clock.now(), 0, 2)
  const body = { locationId: property.id, range, contractData: contractForm }
  const { body: opened } = await app.call(reservations.checkoutLocation, { body }, { as: tenant })
  const params = { id: opened.reservationId }
  const see = async () => (await app.call(reservations.detail, { params }, { as: tenant })).body
  const cancel = () => app.call(reservations.cancel, { params }, { as: tenant })
  const returned = (as: { id: string } = tenant) =>
    app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as })
  return { tenant, property, range, opened, params, see, cancel, returned }
}
const paid = async () => {
  const scene = await checkout()
  await payAt(scene.opened.url, app.config.STRIPE_API_URL)
  expect((await scene.returned()).body).toMatchObject({ paid: true, refused: false })
  return scene
}

describe('a paid stay', () => {
  it('becomes active exactly at its start and is completed exactly at its end', async () => {
    const { range, see } = await paid()
    for (const [at, status] of [
      [range.start - 1, 'confirmed'],
      [range.start, 'active'],
      [range.end - 1, 'active'],
      [range.end, 'completed'],
    ] as const) {
      app.clock.set(new Date(at))
      await app.jobs.tick('turn-periods')
      expect((await see()).status).toBe(status)
    }
  })

  it('begins also when an earlier one can’t be changed', async () => {
    const [stuck, next] = [await paid(), await paid()]
    const mended = await refuseChanges(app.sql, stuck.params.id)
    app.clock.set(new Date(Math.max(stuck.range.start, next.range.start)))
    await app.jobs.tick('turn-periods')
    expect([(await stuck.see()).status, (await next.see()).status]).toEqual(['confirmed', 'active'])
    await mended()
    await app.jobs.tick('turn-periods')
    expect((await stuck.see()).status).toBe('active')
  })

  it('can neither be cancelled nor paid again', async () => {
    const { cancel, see, tenant, params } = await paid()
    expect((await cancel()).problem?.code).toBe('wrong_state')
    const again = await app.call(reservations.retryCheckout, { params }, { as: tenant })
    expect(again.problem?.code).toBe('wrong_state')
    expect(await see()).toMatchObject({ status: 'confirmed', holdExpiresAt: null })
  })

  it('can be refunded after it has started', async () => {
    const { range, params, see } = await paid()
    app.clock.set(new Date(range.start))
    await app.jobs.tick('turn-periods')
    const admin = await makeAdmin(app.db)
    const refund = { params, body: { reason: 'Filtración' } }
    expect((await app.call(adminReservations.refund, refund, { as: admin })).body.status).toBe(
      'refund_pending',
    )
    expect((await see()).status).toBe('refund_pending')
    expect((await app.call(adminReservations.refund, refund, { as: admin })).problem?.code).toBe(
      'wrong_state',
    )
  })
})

describe('cancelling', () => {
  it('ends an unpaid reservation, and does nothing the second time', async () => {
    const { cancel, see } = await checkout()
    expect((await cancel()).body).toMatchObject({ status: 'cancelled', holdExpiresAt: null })
    expect((await cancel()).body.status).toBe('cancelled')
    expect((await see()).status).toBe('cancelled')
  })

  it('ends a reservation that was only signed', async () => {
    const tenant = await makeUser(app.db)
    const body = { locationId: (await makeProperty(app.db)).id, range: monthsFrom(app.clock.now(), 0, 2) }
    const { body: held } = await app.call(reservations.hold, { body }, { as: tenant })
    const params = { id: held.id }
    const signing = { params, body: { contractData: contractForm } }
    await app.call(reservations.signContract, signing, { as: tenant })
    expect((await app.call(reservations.cancel, { params }, { as: tenant })).body.status).toBe('cancelled')
  })

  it('needs the payment provider, and fails with a reason while it does not answer', async () => {
    const { cancel, see } = await checkout()
    await noAnswer('POST')
    expect((await cancel()).problem?.code).toBe('provider_failed')
    expect((await see()).status).toBe('awaiting_payment')
    await healProvider(app)
    expect((await cancel()).body.status).toBe('cancelled')
  })

  it('is refused while a delayed payment is under way', async () => {
    const { cancel, see, opened } = await checkout()
    await payAt(opened.url, app.config.STRIPE_API_URL, '4000 0000 0000 0341')
    expect((await cancel()).problem?.code).toBe('wrong_state')
    expect((await see()).status).toBe('awaiting_payment')
  })

  it('is refused when the reservation is over', async () => {
    const { cancel, see } = await checkout()
    app.clock.advance(36 * 60_000)
    await app.jobs.tick('settle-checkouts')
    expect((await see()).status).toBe('expired')
    expect((await cancel()).problem?.code).toBe('wrong_state')
  })
})

describe('a payer who returns from the payment page', () => {
  it('learns that nothing was paid yet', async () => {
    const { returned } = await checkout()
    expect((await returned()).body).toMatchObject({
      paid: false,
      refused: false,
      reservation: { status: 'awaiting_payment', payment: null },
    })
  })

  it('gets the same answer again after the payment, without a call to the provider', async () => {
    const { returned } = await paid()
    await noAnswer('GET')
    expect((await returned()).body).toMatchObject({ paid: true, reservation: { status: 'confirmed' } })
  })

  it('is asked to try again while the provider does not answer', async () => {
    const { returned } = await checkout()
    await noAnswer('GET')
    expect((await returned()).problem?.code).toBe('provider_failed')
  })

  it('can read only their own sessions', async () => {
    const { returned, tenant } = await checkout()
    expect((await returned(await makeUser(app.db))).problem?.code).toBe('not_found')
    const unknown = { params: { sessionId: 'cs_test_unknown' } }
    expect((await app.call(reservations.bySession, unknown, { as: tenant })).problem?.code).toBe('not_found')
  })
})

describe('an overdue hold', () => {
  const held = async () => {
    const tenant = await makeUser(app.db)
    const property = await makeProperty(app.db)
    const body = { locationId: property.id, range: monthsFrom(app.clock.now(), 0, 2) }
    const { body: hold } = await app.call(reservations.hold, { body }, { as: tenant })
    const params = { id: hold.id }
    const see = async () => (await app.call(reservations.detail, { params }, { as: tenant })).body.status
    return { hold, params, see }
  }

  it('expires at its last moment and not before', async () => {
    const { hold, see } = await held()
    app.clock.set(new Date(hold.holdExpiresAt! - 1))
    await app.jobs.tick('expire-holds')
    expect(await see()).toBe('held')
    app.clock.set(new Date(hold.holdExpiresAt!))
    await app.jobs.tick('expire-holds')
    expect(await see()).toBe('expired')
  })

  it('of another place is left to the timer', async () => {
    const [here, there] = [await held(), await held()]
    app.clock.advance(15 * 60_000)
    const body = { locationId: here.hold.location.id, range: here.hold.leaseRange }
    const taken = await app.call(reservations.hold, { body }, { as: await makeUser(app.db) })
    expect([taken.status, await here.see(), await there.see()]).toEqual([201, 'expired', 'held'])
  })

  it('can’t await or record a transfer from its last moment on', async () => {
    const admin = await makeAdmin(app.db)
    const { hold, params } = await held()
    const tenantId = (await app.sql`select tenant_id from reservations where id = ${hold.id}`)[0]![
      'tenant_id'
    ]
    const act = (body: { action: 'await' } | { action: 'record'; reference: string; amount?: number }) =>
      app.call(adminReservations.transfer, { params, body }, { as: admin })
    expect((await act({ action: 'await' })).problem?.code).toBe('wrong_state')
    const signing = { params, body: { contractData: contractForm } }
    await app.call(reservations.signContract, signing, { as: { id: tenantId as string } })
    expect((await act({ action: 'record', reference: 'TR-1' })).problem?.code).toBe('wrong_state')
    const signedAt = app.clock.now().getTime()
    app.clock.set(new Date(signedAt + 30 * 60_000))
    expect((await act({ action: 'await' })).problem?.code).toBe('hold_expired')
    app.clock.set(new Date(signedAt))
    expect((await act({ action: 'await' })).body.holdExpiresAt).toBe(signedAt + 48 * 3_600_000)
    app.clock.set(new Date(signedAt + 48 * 3_600_000))
    expect((await act({ action: 'record', reference: 'TR-1' })).problem?.code).toBe('hold_expired')
    app.clock.set(new Date(signedAt))
    const { body } = await act({ action: 'record', reference: 'TR-1', amount: hold.price })
    expect(body).toMatchObject({ status: 'confirmed', transferReference: 'TR-1', paymentIntentId: null })
    const [kept] = await app.sql`select amount, currency, recorded_by, received_on from transfers
      where reservation_id = ${hold.id}`
    expect(kept).toMatchObject({ currency: 'CLP', recorded_by: admin.id })
    expect(Number(kept!['amount'])).toBe(hold.price)
    const refund = { params, body: { reason: 'devuelto en el banco' } }
    const refunded = await app.call(adminReservations.refund, refund, { as: admin })
    expect(refunded.body.status).toBe('refunded')
    const { body: detail } = await app.call(adminReservations.detail, { params }, { as: admin })
    expect(detail.events.map(({ to, reason, by }) => [to, reason, by !== null])).toEqual([
      ['held', null, true],
      ['contract_signed', null, true],
      ['awaiting_transfer', null, true],
      ['confirmed', null, true],
      ['refund_pending', 'devuelto en el banco', true],
      ['refunded', 'transfer returned by hand', false],
    ])
  })
})
