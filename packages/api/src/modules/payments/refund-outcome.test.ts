import { maxRefundAttempts } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refunds } from '../../platform/db/schema/payments.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { postpone, writeOutcome, writeRefusal } from './refund-outcome.ts'
import { insertRefund, lockRefund, type RefundRow } from './refund-repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Remote = Parameters<typeof writeOutcome>[3]
let count = 0

const scene = async (values: Partial<RefundRow> = {}) => {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  const reservation = await makeReservation(app.db, { propertyId: property.id, tenantId: tenant.id })
  const at = app.clock.now()
  const id = `${(count += 1)}`
  const row = await app.db.transaction((tx) =>
    insertRefund(tx, {
      reservationId: reservation.id,
      stripePaymentIntentId: `pi_${id}`,
      idempotencyKey: `refund:${id}`,
      amount: 450_000,
      currency: 'CLP',
      reason: 'requested',
      createdAt: at,
      updatedAt: at,
      ...values,
    }),
  )
  const write = (remote: Partial<Remote>) =>
    app.db.transaction(async (tx) =>
      writeOutcome(app, tx, (await lockRefund(tx, row!.id))!, {
        id: `re_${id}`,
        status: 'succeeded',
        ...remote,
      }),
    )
  const change = (work: (...given: Parameters<typeof writeRefusal>) => Promise<void>, message: string) =>
    app.db.transaction((tx) => work(app, tx, row!, message))
  const see = async () => (await app.db.select().from(refunds).where(eq(refunds.id, row!.id)))[0]!
  const mails = async () =>
    (await readInbox(app, tenant.email))
      .map(({ subject }) => subject.split(':')[0])
      .toSorted((a, b) => a!.localeCompare(b!))
  /** How long to wait before the next try, as a share of the longest pause. */
  const waits = async (longest: number) =>
    ((await see()).nextTryAt!.getTime() - app.clock.now().getTime()) / longest
  return { id: `re_${id}`, row: row!, write, change, see, mails, waits }
}

describe('a refund at the provider', () => {
  it('that succeeded is written and told once', async () => {
    const { id, write, see, mails } = await scene({ lastError: 'late', tries: 2, nextTryAt: new Date() })
    await write({})
    await write({})
    const done = { status: 'succeeded', stripeRefundId: id, lastError: null, nextTryAt: null, tries: 2 }
    expect(await see()).toMatchObject(done)
    expect(await mails()).toEqual(['Te devolvimos tu pago'])
  })

  it('of another order changes nothing', async () => {
    const { write, see } = await scene({ stripeRefundId: 're_of_this' })
    const before = await see()
    await write({})
    expect(await see()).toEqual(before)
  })

  it('that is under way is read again after pauses that grow', async () => {
    const { id, write, see, waits } = await scene({ tries: 6 })
    await write({ status: 'pending' })
    expect(await see()).toMatchObject({ status: 'pending', stripeRefundId: id, tries: 1 })
    expect(await waits(1_000)).toBeLessThanOrEqual(1)
    for (let reading = 0; reading < 3; reading += 1) await write({ status: 'pending' })
    expect(await see()).toMatchObject({ status: 'pending', tries: 4 })
    expect(await waits(8_000)).toBeGreaterThanOrEqual(0.5)
  })

  it('that succeeded stays so when an older reading says that it is under way', async () => {
    const { write, see } = await scene()
    await write({})
    const before = await see()
    await write({ status: 'pending' })
    expect(await see()).toEqual(before)
  })

  it.each(['failed', 'canceled'])('that was ordered here and is %s is ordered again', async (status) => {
    const { write, see, waits, mails } = await scene({ failures: 1, keyTurn: 3, tries: 7 })
    await write({ status: 'pending' })
    await write({ status, failure_reason: 'lost_or_stolen_card' })
    const again = { status: 'pending', stripeRefundId: null, failures: 2, keyTurn: 4, tries: 2 }
    expect(await see()).toMatchObject({ ...again, lastError: 'lost_or_stolen_card' })
    expect(await waits(2_000)).toBeGreaterThanOrEqual(0.5)
    expect(await waits(2_000)).toBeLessThanOrEqual(1)
    expect(await mails()).toEqual([])
  })

  it.each(['failed', 'canceled'])('that was made there and is %s is not ordered here', async (status) => {
    const { id, write, see, mails } = await scene({ reason: 'provider' })
    await write({ status })
    const over = { status: 'failed', stripeRefundId: id, lastError: 'failed', nextTryAt: null, failures: 0 }
    expect(await see()).toMatchObject(over)
    expect(await mails()).toEqual([])
  })

  it('that fails after it had succeeded has failed, and the tenant is told', async () => {
    const { id, write, see, mails } = await scene()
    await write({})
    await write({ status: 'failed', failure_reason: 'declined' })
    expect(await see()).toMatchObject({ status: 'failed', stripeRefundId: id, lastError: 'declined' })
    expect(await mails()).toEqual(['Te devolvimos tu pago', 'Tu devolución no llegó'])
  })

  it('that failed stays so, whatever an older reading says', async () => {
    const { write, see } = await scene({ reason: 'provider' })
    await write({ status: 'failed', failure_reason: 'declined' })
    const before = await see()
    for (const status of ['succeeded', 'pending', 'canceled']) await write({ status })
    expect(await see()).toEqual(before)
  })

  it('is adopted by an order that was given up, unless it failed too', async () => {
    const { id, write, see } = await scene({ status: 'failed', lastError: 'no answer' })
    const before = await see()
    await write({ status: 'failed' })
    expect(await see()).toEqual(before)
    await write({})
    expect(await see()).toMatchObject({ status: 'succeeded', stripeRefundId: id, lastError: null })
  })
})

describe('a refused refund', () => {
  it('is tried again with another key, after a pause', async () => {
    const { change, see, waits } = await scene({ stripeRefundId: 're_refused', keyTurn: 1 })
    await change(writeRefusal, 'x'.repeat(600))
    const again = { status: 'pending', stripeRefundId: null, failures: 1, keyTurn: 2, tries: 1 }
    expect(await see()).toMatchObject({ ...again, lastError: 'x'.repeat(500) })
    expect(await waits(1_000)).toBeGreaterThanOrEqual(0.5)
    expect(await waits(1_000)).toBeLessThanOrEqual(1)
  })

  it.each([
    [maxRefundAttempts - 1, 'pending'],
    [maxRefundAttempts, 'failed'],
  ])('after %i refusals is %s', async (failures, status) => {
    const { change, see } = await scene({ failures: failures - 1 })
    await change(writeRefusal, 'no')
    const row = await see()
    expect(row).toMatchObject({ status, failures })
    expect(row.nextTryAt === null).toBe(status === 'failed')
  })
})

describe('a refund without a response', () => {
  it.each([
    [true, 3],
    [false, 2],
  ])('is tried again and not counted as refused; its key was used: %s', async (keyUsed, keyTurn) => {
    const { change, see, waits } = await scene({ tries: 1, keyTurn: 2, failures: 1 })
    await change((...[to, tx, row, message]) => postpone(to, tx, row, { message, keyUsed }), 'y'.repeat(600))
    const again = { status: 'pending', tries: 2, failures: 1, keyTurn }
    expect(await see()).toMatchObject({ ...again, lastError: 'y'.repeat(500) })
    expect(await waits(2_000)).toBeGreaterThanOrEqual(0.5)
    expect(await waits(2_000)).toBeLessThanOrEqual(1)
  })
})
