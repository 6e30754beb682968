import { addDays, endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkAllLedgers } from '../ledger/check-ledgers.ts'
import { dayMs, monthlyPrice, paidScene, runTimers, wait } from '../../testing/deposits.ts'

const { adminDeposits, cancellations, deposits, ledger, reservations } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterAll(() => app.close())

const glass = { item: 'Vidrio trizado', reason: 'Cambio de un paño', amount: 64_000 }
const paint = { item: 'Pintura en el piso', reason: 'Pulido y sellado', amount: 72_000 }

/** A deposit whose stay has ended, so that its owner may claim. */
const ended = async (wish: Parameters<typeof paidScene>[1] = {}) => {
  const made = await paidScene(app, wish)
  const { id, owner, tenant, goToEnd, deposit } = made
  await goToEnd()
  const params = { id }
  const claim = (claims: object[], options = {}) =>
    app.call(deposits.claim, { params, body: { claims: claims as never } }, { as: owner, ...options })
  const answer = (answers: object[]) =>
    app.call(deposits.answer, { params, body: { answers: answers as never } }, { as: tenant })
  const claims = async () => (await deposit()).claims
  const balance = async () =>
    (await app.call(ledger.list, { query: {} }, { as: owner })).body.balances[0]!.balance
  return { ...made, params, claim, answer, claims, balance }
}

describe('claims of a deposit', () => {
  it('go to the owner where the tenant agrees or is silent, and the rest comes back', async () => {
    const { claim, answer, claims, deposit, balance, goToEnd, owner, tenant } = await ended()
    const before = await balance()
    expect((await claim([glass, paint])).status).toBe(201)
    const [first] = await claims()
    expect((await answer([{ id: first!.id, agrees: true }])).status).toBe(200)
    expect(await balance()).toBe(before + glass.amount)
    expect(await deposit()).toMatchObject({ claimed: paint.amount, awarded: glass.amount })
    await goToEnd(7)
    expect(await deposit()).toMatchObject({ claimed: 0, awarded: glass.amount + paint.amount })
    expect((await claims()).map(({ state }) => state)).toEqual(['awarded', 'awarded'])
    await goToEnd(8)
    const returned = monthlyPrice - glass.amount - paint.amount
    expect(await deposit()).toMatchObject({ state: 'settled', held: 0, returned })
    expect(await balance()).toBe(before + glass.amount + paint.amount)
    const { body } = await app.call(ledger.list, { query: {} }, { as: owner })
    const awarded = new Map(body.deposits!.map(({ amount, item }) => [item, amount]))
    expect(awarded).toEqual(
      new Map([
        [glass.item, glass.amount],
        [paint.item, paint.amount],
      ]),
    )
    expect(body.rows.reduce((sum, { awarded = 0 }) => sum + awarded, 0)).toBe(glass.amount + paint.amount)
    await checkAllLedgers(app)
    const mails = (await readInbox(app, tenant.email)).map(({ subject }) => subject)
    expect(mails.filter((one) => one.includes('de tu garantía'))).toHaveLength(1)
  })

  it('wait for the office where the tenant does not agree, who decides with a reason', async () => {
    const { claim, answer, claims, deposit, balance, goToEnd } = await ended()
    const admin = await makeAdmin(app.db)
    const before = await balance()
    await claim([glass, paint])
    const [first, second] = await claims()
    const without = await answer([{ id: first!.id, agrees: false }])
    expect(without.problem).toMatchObject({ code: 'validation', fields: [{ path: 'answers.0.text' }] })
    await answer([
      { id: first!.id, agrees: false, text: 'Ya estaba trizado' },
      { id: second!.id, agrees: false, text: 'La sacamos' },
    ])
    await goToEnd(8)
    expect(await deposit()).toMatchObject({
      state: 'closing',
      held: glass.amount + paint.amount,
      returned: monthlyPrice - glass.amount - paint.amount,
    })
    const { body } = await app.call(adminDeposits.list, { query: {} }, { as: admin })
    expect(body.deposits.map(({ needs }) => needs)).toContainEqual(['decide'])
    const decide = (id: string, awarded: number) =>
      app.call(
        adminDeposits.decide,
        { params: { id }, body: { awarded, reason: 'Según las actas' } },
        { as: admin },
      )
    expect((await decide(first!.id, glass.amount + 1)).problem?.code).toBe('validation')
    expect((await decide(first!.id, 30_000)).status).toBe(200)
    expect((await decide(first!.id, 30_000)).problem?.code).toBe('wrong_state')
    expect((await decide(second!.id, 0)).status).toBe(200)
    await runTimers(app)
    expect(await deposit()).toMatchObject({
      state: 'settled',
      returned: monthlyPrice - 30_000,
      awarded: 30_000,
    })
    expect(await balance()).toBe(before + 30_000)
    const audited = await app.sql`select count(*)::int as n from audit_log
      where action = 'reservation.decideDeposit'`
    expect(audited[0]!['n']).toBeGreaterThanOrEqual(2)
    await checkAllLedgers(app)
  })

  it('are never more than what is left, are made once by a key, and only in their days', async () => {
    const { claim, params, tenant, claims, goToEnd, deposit } = await ended()
    const more = await claim([{ ...glass, amount: monthlyPrice + 1 }])
    expect(more.problem).toMatchObject({ code: 'validation', fields: [{ path: 'claims.0.amount' }] })
    const both = await claim([{ ...glass, amount: monthlyPrice }, paint])
    expect(both.problem).toMatchObject({ fields: [{ path: 'claims.1.amount' }] })
    const key = { headers: { 'idempotency-key': '0c7e8a52-1f6b-4f0e-9f7c-3f1f6c1d2a10' } }
    const [one, again] = [await claim([glass], key), await claim([glass], key)]
    expect([one.status, again.status]).toEqual([201, 201])
    expect((await claim([paint], key)).problem?.code).toBe('idempotency_mismatch')
    expect(await claims()).toHaveLength(1)
    const rest = monthlyPrice - glass.amount
    const racing = await Promise.all([1, 2, 3].map(() => claim([{ ...paint, amount: rest }])))
    expect(racing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422])
    expect(await deposit()).toMatchObject({ claimed: monthlyPrice })
    for (const as of [tenant, await makeUser(app.db)])
      expect((await app.call(deposits.claim, { params, body: { claims: [glass] } }, { as })).status).toBe(404)
    await goToEnd(8)
    expect((await claim([glass])).problem?.code).toBe('wrong_state')
  })

  it('can be taken back by the owner, who can also give all back at once', async () => {
    const { claim, claims, params, owner, deposit } = await ended()
    await claim([glass])
    const [made] = await claims()
    const withdraw = () =>
      app.call(deposits.withdraw, { params: { ...params, claimId: made!.id } }, { as: owner })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).problem?.code).toBe('wrong_state')
    expect((await app.call(deposits.release, { params }, { as: owner })).status).toBe(200)
    await runTimers(app)
    expect(await deposit()).toMatchObject({ state: 'settled', returned: monthlyPrice })
    await checkAllLedgers(app)
  })

  it('are answered within five days at the place, and not later', async () => {
    const { claim, claims, answer, endedOn } = await ended()
    await claim([glass])
    const [made] = await claims()
    expect(new Date(made!.answerUntil).toISOString().slice(0, 10)).toBe(addDays(endedOn, 6))
    await wait(app, 6 * dayMs)
    expect((await answer([{ id: made!.id, agrees: false, text: 'No' }])).problem?.code).toBe('wrong_state')
  })

  it('are moved by two processes at once as by one', async () => {
    const { claim, deposit, goToEnd, id } = await ended()
    await claim([glass])
    await wait(app, 9 * dayMs)
    await Promise.all([runTimers(app), runTimers(app), runTimers(app)])
    await goToEnd(10)
    expect(await deposit()).toMatchObject({
      state: 'settled',
      awarded: glass.amount,
      returned: monthlyPrice - glass.amount,
    })
    expect(await app.sql`select amount::int from refunds where reservation_id = ${id}`).toEqual([
      { amount: monthlyPrice - glass.amount },
    ])
    await checkAllLedgers(app)
  })
})

describe('a booking that ends before its time', () => {
  it('gives all of its deposit back at once before the stay, beside the rent', async () => {
    const { id, tenant, owner, deposit } = await paidScene(app, { start: 2 })
    const params = { id }
    const { body: quote } = await app.call(cancellations.quote, { params }, { as: tenant })
    expect(quote.refund).toBe(2 * monthlyPrice)
    await app.call(
      cancellations.ask,
      { params, body: { reason: 'not_needed', message: '', refund: quote.refund } },
      { as: tenant },
    )
    await app.call(cancellations.agree, { params }, { as: owner })
    await runTimers(app)
    expect(await deposit()).toMatchObject({ state: 'settled', returned: monthlyPrice, claims: [] })
    const { body } = await app.call(reservations.detail, { params }, { as: tenant })
    expect(body.status).toBe('refunded')
    const rows = await app.sql`select sum(amount)::int as sum from refunds where reservation_id = ${id}`
    expect(rows[0]).toEqual({ sum: 3 * monthlyPrice })
    await checkAllLedgers(app)
  })

  it('claims the deposit by rule where an early exit loses it, and keeps no month of the rent', async () => {
    const { id, tenant, owner, deposit, range } = await paidScene(app, {
      months: 4,
      place: { depositIsLost: true },
    })
    await wait(app, range.start + 3 * dayMs - app.clock.now().getTime())
    await runTimers(app)
    const params = { id }
    const { body: quote } = await app.call(cancellations.quote, { params }, { as: tenant })
    expect(quote.refund).toBe(3 * monthlyPrice)
    await app.call(
      cancellations.ask,
      { params, body: { reason: 'not_needed', message: '', refund: quote.refund } },
      { as: tenant },
    )
    await app.call(cancellations.agree, { params }, { as: owner })
    await runTimers(app)
    expect(await deposit()).toMatchObject({ state: 'claimable', claimed: monthlyPrice })
    expect((await deposit()).claims).toMatchObject([{ byRule: true, state: 'open', amount: monthlyPrice }])
    await wait(app, 7 * dayMs)
    await runTimers(app)
    expect(await deposit()).toMatchObject({ awarded: monthlyPrice, held: 0 })
    await wait(app, 3 * dayMs)
    await runTimers(app)
    expect(await deposit()).toMatchObject({ state: 'settled' })
    await checkAllLedgers(app)
  })
})
