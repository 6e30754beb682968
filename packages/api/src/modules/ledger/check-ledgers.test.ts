import { addOwed, endpoints } from '@metrolibre/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commissions, ownerTransfers } from '../../platform/db/schema/ledger.ts'
import { refunds, transfers } from '../../platform/db/schema/payments.ts'
import { makeAdmin, makeOwner, makeProperty } from '../../testing/factories.ts'
import { makePastPayment } from '../../testing/make-past-payment.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkAllLedgers } from './check-ledgers.ts'
import { reckonOwed } from './reckon-owed.ts'

let app: TestApp
let admin: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db)
})
afterAll(() => app.close())

const month = fc.integer({ min: 1, max: 6 }).map((number) => `2031-0${number}`)
const payment = fc.record({
  month,
  amount: fc.integer({ min: 1, max: 999_999 }),
  share: fc.constantFrom(0, 0, 0.3, 1),
  refund: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
  dispute: fc.constantFrom(undefined, undefined, undefined, 'lost', 'won', 'needs_response'),
  began: fc.boolean(),
  isUndone: fc.constantFrom(false, false, true),
})
const book = fc.record({
  currency: fc.constantFrom('CLP' as const, 'PEN' as const),
  payments: fc.array(payment, { minLength: 1, maxLength: 5 }),
  terms: fc.uniqueArray(month, { maxLength: 3 }),
  sent: fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 2 }),
})

it('agrees with the balances of any books: refunds, disputes, commissions that change, transfers', async () => {
  let stays = 0
  const write = async (given: typeof book extends fc.Arbitrary<infer Book> ? Book : never) => {
    const owner = await makeOwner(app.db)
    const property = await makeProperty(app.db, { ownerId: owner.id, currency: given.currency })
    for (const [index, fromMonth] of given.terms.entries())
      await app.db
        .insert(commissions)
        .values({ propertyId: property.id, fromMonth, percent: 7.35 + index, recordedBy: admin.id })
    for (const one of given.payments) {
      stays += 1
      const begins = one.began ? new Date(Date.UTC(2020, stays, 1)).toISOString().slice(0, 10) : undefined
      const { id } = await makePastPayment(app.db, property, {
        paidAt: `${one.month}-01T02:30:00Z`,
        amount: one.amount,
        back: Math.floor(one.amount * one.share),
        refund: one.refund,
        ...(one.dispute && { dispute: one.dispute }),
        ...(begins && { begins }),
      })
      if (one.isUndone && one.refund === 'succeeded')
        await app.db
          .update(refunds)
          .set({ status: 'failed', undoneAt: new Date('2031-08-05T12:00:00Z') })
          .where(eq(refunds.reservationId, id))
    }
    for (const [index, amount] of given.sent.entries())
      await app.db.insert(ownerTransfers).values({
        propertyId: property.id,
        amount,
        currency: given.currency,
        paidOn: '2031-05-05',
        reference: `TEF ${index}`,
        recordedBy: admin.id,
      })
  }
  for (const given of fc.sample(book, { numRuns: 40, seed: 13 })) await write(given)
  await checkAllLedgers(app)
})

it('pages and filters owners by every amount as adding up all of them in memory would', async () => {
  const { adminLedger } = endpoints
  const owners = await app.db.execute<{ id: string }>(sql`select id from users where has_ledger`)
  const reckoned = await reckonOwed(
    app.db,
    owners.map(({ id }) => id),
    app.clock.now(),
  )
  const amountsOf = (id: string, currency: string) => {
    const own = reckoned(id).filter((one) => one.currency === currency)
    const { available, held } = addOwed(own)
    const owed = own.reduce((sum, { balance }) => sum + balance, 0)
    return own.length > 0 && { owed, available, held: held.stays + held.disputes + held.refunds }
  }
  let standingCount = 0
  for (const sort of ['owed', 'available', 'held'] as const)
    for (const order of ['asc', 'desc'] as const)
      for (const currency of ['CLP', 'PEN'] as const)
        for (const standing of ['available', 'held', 'over'] as const) {
          const query = { sort, order, currency, standing, limit: 8 }
          const seen: { id: string; amount: number }[] = []
          for (let cursor: string | undefined, more = true; more;) {
            const { body } = await app.call(
              adminLedger.owners,
              { query: { ...query, cursor } },
              { as: admin },
            )
            for (const { id, balances } of body.owners) {
              const { amount: owed, available, held } = balances[0]!
              const all = { owed, available, held: held.stays + held.disputes + held.refunds }
              expect(all).toEqual(amountsOf(id, currency))
              seen.push({ id, amount: all[sort] })
            }
            cursor = body.nextCursor ?? undefined
            more = cursor !== undefined
          }
          const meant = owners.filter(({ id }) => {
            const amounts = amountsOf(id, currency)
            return amounts && (standing === 'over' ? amounts.available < 0 : amounts[standing] > 0)
          })
          standingCount += meant.length
          expect(seen.map(({ id }) => id).toSorted()).toEqual(meant.map(({ id }) => id).toSorted())
          const inOrder = seen.toSorted(
            (one, other) => (order === 'asc' ? 1 : -1) * (one.amount - other.amount),
          )
          expect(seen.map(({ amount }) => amount)).toEqual(inOrder.map(({ amount }) => amount))
        }
  expect(standingCount).toBeGreaterThan(50)
})

it('agrees where money came by transfer and went back by hand, or a refund came back after all', async () => {
  const property = await makeProperty(app.db)
  const way = ['held', 'contract_signed', 'awaiting_transfer', 'confirmed'] as const
  const period = { start: new Date('2034-01-01'), end: new Date('2034-02-01') }
  const returned = await makeReservation(
    app.db,
    { propertyId: property.id, period, state: 'refunded', confirmedAt: new Date() },
    [...way, 'refund_pending', 'refunded'],
  )
  await app.db.insert(transfers).values({
    reservationId: returned.id,
    amount: returned.total,
    currency: 'CLP',
    reference: 'TRF-1',
    receivedOn: '2026-12-02',
    recordedBy: admin.id,
  })
  const { id } = await makePastPayment(app.db, property, {
    paidAt: '2031-02-10T12:00:00Z',
    amount: 80_000,
    back: 30_000,
  })
  await app.db
    .update(refunds)
    .set({ status: 'failed', undoneAt: new Date('2031-03-05T12:00:00Z') })
    .where(eq(refunds.reservationId, id))
  await checkAllLedgers(app)
})

it('names the owner and the currency whose books do not add up, as a failed job', async () => {
  const owner = await makeOwner(app.db)
  const property = await makeProperty(app.db, { ownerId: owner.id })
  const { id } = await makePastPayment(app.db, property, { paidAt: '2031-01-10T12:00:00Z', amount: 20_000 })
  // Its last month names the currency of the whole.
  await makePastPayment(app.db, property, { paidAt: '2031-02-10T12:00:00Z', amount: 80_000 })
  // A payment in another currency than its property, which no code of ours writes.
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update reservations set currency = 'PEN' where id = ${id}`)
  })
  await app.jobs.tick('start-ledger-check')
  await app.jobs.drain().catch(() => undefined)
  const [failed] = await app.sql<{ error: string }[]>`
    select last_error as error from graphile_worker.jobs
    where task_identifier = 'check-ledgers' and attempts >= max_attempts`
  expect(failed!.error).toContain(`${owner.id} CLP: 100000 is held or available instead of 80000`)
  expect(failed!.error).toContain(`${owner.id} PEN: 0 is held or available instead of 20000`)
})
