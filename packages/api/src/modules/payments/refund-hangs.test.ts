import { endpoints, refundDays } from '@metrolibre/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeAdmin } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makePaid } from '../../testing/make-checkout.ts'
import { breakProvider, healProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation } from '../reservation-core/repository.ts'

const { adminReservations, reservations } = endpoints
const dayMs = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterEach(async () => {
  app.clock.reset()
  await healProvider(app)
})
afterAll(() => app.close())

/** A booking whose refund stays at the provider for this reason. */
async function hangingRefund(effect: string) {
  const made = await makePaid(app)
  const admin = await makeAdmin(app.db)
  const params = { id: made.reservation.id }
  await breakProvider(app, { effect, times: 1 })
  const refund = (body: { reason: string; byHand?: boolean }) =>
    app.call(adminReservations.refund, { params, body }, { as: admin })
  expect((await refund({ reason: 'prueba' })).status).toBe(200)
  await app.jobs.tick('send-refunds')
  const office = async () => (await app.call(adminReservations.detail, { params }, { as: admin })).body
  const shown = async () => (await app.call(reservations.detail, { params }, { as: made.tenant })).body
  const state = async () => (await findReservation(app.db, made.reservation.id))!.state
  const mails = async () =>
    (await readInbox(app, made.tenant.email)).map(({ subject }) => subject.split(':')[0])
  return { ...made, refund, office, shown, state, mails }
}

it.each([
  ['refund-insufficient-funds', 'insufficient_funds'],
  ['refund-charge-pending', 'charge_pending'],
  ['refund-processing', 'processing'],
  ['refund-requires-action', 'requires_action'],
])('tells the office why a refund hangs (%s) and the tenant by when it is there', async (effect, problem) => {
  const { office, shown } = await hangingRefund(effect)
  const detail = await office()
  expect(detail.reservation.refunds).toMatchObject([{ status: 'pending', problem }])
  const by = new Date(app.clock.now().getTime() + refundDays * dayMs)
  expect((await shown()).refundBy).toBe(by.toLocaleDateString('en-CA', { timeZone: 'America/Santiago' }))
})

it('waits for somebody of the office after ten days, and is not ordered again', async () => {
  const { state, mails, refund, shown } = await hangingRefund('refund-insufficient-funds')
  app.clock.advance(refundDays * dayMs - 3_600_000)
  await app.jobs.tick('send-refunds')
  expect(await state()).toBe('refund_pending')
  app.clock.advance(2 * 3_600_000)
  await app.jobs.tick('send-refunds')
  expect(await state()).toBe('needs_review')
  expect((await mails()).filter((subject) => subject === 'Tu devolución demora')).toHaveLength(1)
  expect((await shown()).refundBy).toBe(
    new Date(app.clock.now().getTime() + refundDays * dayMs - 3_600_000).toLocaleDateString('en-CA', {
      timeZone: 'America/Santiago',
    }),
  )
  // Neither is another one ordered, nor is the money recorded as sent by hand, while this one may arrive.
  expect((await refund({ reason: 'otra vez' })).problem?.code).toBe('wrong_state')
  expect((await refund({ reason: 'a mano', byHand: true })).problem?.code).toBe('no_refund_failed')
  app.clock.advance(2 * 3_600_000)
  await app.jobs.tick('send-refunds')
  expect((await mails()).filter((subject) => subject === 'Tu devolución demora')).toHaveLength(1)
})
