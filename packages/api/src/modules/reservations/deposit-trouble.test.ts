import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkAllLedgers } from '../ledger/check-ledgers.ts'
import { dayMs, monthlyPrice, depositScene, paidScene, runTimers, wait } from '../../testing/deposits.ts'
import { makeAdmin } from '../../testing/factories.ts'
import { breakProvider, healProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { adminDeposits, adminReservations, deposits, reservations } = endpoints
const glass = { item: 'Vidrio trizado', reason: 'Cambio de un paño', amount: 64_000 }
let app: TestApp
let admin: { id: string }

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
  admin = await makeAdmin(app.db)
})
beforeEach(() => healProvider(app))
afterAll(() => app.close())

/** What the office sees of the deposit of a booking. */
const seenOf = async (reservationId: string) =>
  (await app.call(adminDeposits.list, { query: { reservationId } }, { as: admin })).body.deposits[0]!
const giveBack = (id: string, body: { byHand: boolean; reference?: string }) =>
  app.call(adminDeposits.giveBack, { params: { id }, body }, { as: admin })

describe('a return that the bank does not take', () => {
  /** A deposit whose return failed, after the provider was asked for it. */
  const failed = async () => {
    const made = await paidScene(app)
    await breakProvider(app, { effect: 'refund-fail', times: 1 })
    await made.goToEnd(8)
    for (let round = 0; round < 3; round += 1) {
      await wait(app, 3_600_000)
      await runTimers(app)
    }
    return made
  }

  it('is made again by itself once, and never twice', async () => {
    const { deposit } = await failed()
    expect(await deposit()).toMatchObject({ state: 'settled', held: 0, returned: monthlyPrice })
    await checkAllLedgers(app)
  })

  it('waits for the office when it goes on failing, who sends it by hand with a reference', async () => {
    const { id, deposit, goToEnd } = await paidScene(app)
    await breakProvider(app, {
      effect: 'error',
      status: 400,
      path: '/v1/refunds',
      method: 'POST',
      times: null,
    })
    await goToEnd(8)
    for (let day = 0; day < 14; day += 1) {
      await wait(app, dayMs)
      await runTimers(app)
    }
    const { id: depositId, needs } = await seenOf(id)
    expect([await deposit(), needs]).toMatchObject([
      { state: 'closing', held: monthlyPrice },
      ['refund_failed'],
    ])
    const unnamed = await giveBack(depositId, { byHand: true })
    expect(unnamed.problem).toMatchObject({ code: 'validation', fields: [{ path: 'reference' }] })
    expect((await giveBack(depositId, { byHand: true, reference: 'TEF 77' })).status).toBe(200)
    expect(await deposit()).toMatchObject({ state: 'settled', held: 0, returned: monthlyPrice })
    expect((await giveBack(depositId, { byHand: true, reference: 'TEF 77' })).problem?.code).toBe(
      'wrong_state',
    )
    await checkAllLedgers(app)
  })

  it('waits for the office when it goes on failing, who orders it again', async () => {
    const { id, deposit, goToEnd } = await paidScene(app)
    await breakProvider(app, {
      effect: 'error',
      status: 400,
      path: '/v1/refunds',
      method: 'POST',
      times: null,
    })
    await goToEnd(8)
    for (let day = 0; day < 14; day += 1) {
      await wait(app, dayMs)
      await runTimers(app)
    }
    await healProvider(app)
    const { id: depositId } = await seenOf(id)
    expect((await giveBack(depositId, { byHand: false })).status).toBe(200)
    await runTimers(app)
    expect(await deposit()).toMatchObject({ state: 'settled', held: 0, returned: monthlyPrice })
    await checkAllLedgers(app)
  })
})

describe('while a bank disputes the payment', () => {
  it('nothing of the deposit goes anywhere, and a tenant can still disagree', async () => {
    const { id, owner, tenant, deposit, goToEnd } = await paidScene(app)
    await goToEnd()
    const params = { id }
    const claim = () => app.call(deposits.claim, { params, body: { claims: [glass] } }, { as: owner })
    const answer = (answers: object[]) =>
      app.call(deposits.answer, { params, body: { answers: answers as never } }, { as: tenant })
    await claim()
    await claim()
    const [one, other] = (await deposit()).claims
    await app.sql`insert into disputes
      (id, reservation_id, stripe_payment_intent_id, status, reason, amount, currency, opened_at)
      select ${`dp_${id}`}, reservation_id, stripe_payment_intent_id, 'needs_response', 'general', amount, 'CLP', now()
        from checkout_sessions where reservation_id = ${id} and status = 'paid'`
    expect((await claim()).problem?.code).toBe('payment_disputed')
    expect((await app.call(deposits.release, { params }, { as: owner })).problem?.code).toBe(
      'payment_disputed',
    )
    expect((await answer([{ id: one!.id, agrees: true }])).problem?.code).toBe('payment_disputed')
    expect((await answer([{ id: other!.id, agrees: false, text: 'Ya estaba' }])).status).toBe(200)
    const body = { awarded: glass.amount, reason: 'Según las actas' }
    const decide = () => app.call(adminDeposits.decide, { params: { id: other!.id }, body }, { as: admin })
    expect((await decide()).problem?.code).toBe('wrong_state')
    await goToEnd(9)
    expect(await deposit()).toMatchObject({ held: monthlyPrice, returning: 0, awarded: 0, isDisputed: true })

    await app.sql`update disputes set status = 'won' where id = ${`dp_${id}`}`
    expect((await decide()).status).toBe(200)
    await runTimers(app)
    expect(await deposit()).toMatchObject({ state: 'settled', held: 0, awarded: 2 * glass.amount })
    await checkAllLedgers(app)
  })
})

describe('a deposit that was paid by transfer', () => {
  it('is part of the amount that has to come, and is sent back by hand', async () => {
    const { open, tenant, range } = await depositScene(app)
    const { body: opened } = await open()
    const id = opened.reservationId
    const params = { id }
    await app.sql`update reservations set state = 'contract_signed' where id = ${id}`
    const transfer = (body: object) =>
      app.call(adminReservations.transfer, { params, body: body as never }, { as: admin })
    expect((await transfer({ action: 'await' })).status).toBe(200)
    const came = { action: 'record', reference: 'TEF 12' }
    expect((await transfer({ ...came, amount: 2 * monthlyPrice })).problem?.code).toBe('quote_mismatch')
    expect((await transfer({ ...came, amount: 3 * monthlyPrice })).status).toBe(200)
    const deposit = async () =>
      (await app.call(reservations.detail, { params }, { as: tenant })).body.deposit!
    expect(await deposit()).toMatchObject({ state: 'kept', held: monthlyPrice })
    await wait(app, range.end + 9 * dayMs - app.clock.now().getTime())
    await runTimers(app)
    const { id: depositId, needs } = await seenOf(id)
    expect([await deposit(), needs]).toMatchObject([{ state: 'closing', held: monthlyPrice }, ['return']])
    expect((await giveBack(depositId, { byHand: false })).problem?.code).toBe('wrong_state')
    expect((await giveBack(depositId, { byHand: true, reference: 'TEF 90' })).status).toBe(200)
    expect(await deposit()).toMatchObject({ state: 'settled', held: 0, returned: monthlyPrice })
    await checkAllLedgers(app)
  })
})
