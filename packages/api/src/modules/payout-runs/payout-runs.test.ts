import { endpoints, type BodyInput, type PayoutRun } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isCheckViolation, isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { ownerTransfers } from '../../platform/db/schema/ledger.ts'
import { payoutParts, payouts } from '../../platform/db/schema/payout-runs.ts'
import { payoutAccounts, type PayoutAccountRow } from '../../platform/db/schema/payouts.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { makeAdmin, makeOwner, makeProperty } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makePastPayment } from '../../testing/make-past-payment.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertRefund } from '../payments/refund-repository.ts'
import { hasUserOpenMoney } from '../privacy/erasure/blocker-repository.ts'

const { payoutRuns, adminLedger, payoutAccounts: ownAccounts } = endpoints
const today = '2031-12-01T15:00:00Z'
let app: TestApp
let admin: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db)
})
beforeEach(() => app.clock.set(today))
afterEach(() => app.clock.reset())
afterAll(() => app.close())

let numbers = 0
const openAccount = async (
  { id: userId, email }: { id: string; email: string },
  values: Partial<typeof payoutAccounts.$inferInsert> = {},
): Promise<PayoutAccountRow> => {
  numbers += 1
  const at = new Date('2031-01-01T12:00:00Z')
  const number = `0025500${String(numbers).padStart(4, '0')}`
  const [row] = await app.db
    .insert(payoutAccounts)
    .values({
      userId,
      country: 'Chile',
      bank: '012',
      kind: 'sight',
      number,
      numberEnd: number.slice(-4),
      holderName: 'Rosa Ñúñez',
      holderDocument: '12.345.678-5',
      noticeEmail: `pagos-${email}`,
      codeExpiresAt: at,
      confirmedAt: at,
      validFrom: at,
      ...values,
    })
    .returning()
  return row!
}

/** A stay that has begun, so that what was paid for it is available. */
const earn = (property: PropertyRow, amount: number, begins = '2031-11-01') =>
  makePastPayment(app.db, property, { paidAt: '2031-09-10T12:00:00Z', begins, amount })

const payable = async (amount = 500_000) => {
  const owner = await makeOwner(app.db, { firstName: 'Rosa', lastName: 'Prueba' })
  const property = await makeProperty(app.db, { ownerId: owner.id, name: 'Taller Ñuñoa' })
  const payment = await earn(property, amount)
  return { owner, property, payment, account: await openAccount(owner) }
}

const candidatesOf = async ({ id }: { id: string }) =>
  (await app.call(payoutRuns.candidates, { query: {} }, { as: admin })).body.candidates.filter(
    ({ ownerId }) => ownerId === id,
  )
type Chosen = BodyInput<typeof payoutRuns.create>['owners'][number]
const chosen = ({ id: ownerId }: { id: string }, ifAvailable: number): Chosen => ({
  ownerId,
  country: 'Chile',
  ifAvailable,
})
const create = (owners: readonly Chosen[], as = admin) =>
  app.call(payoutRuns.create, { body: { owners: [...owners] } }, { as })
const made = async (...owners: readonly Chosen[]): Promise<PayoutRun> => {
  const { status, body } = await create(owners)
  expect(status).toBe(201)
  return body
}
const fileOf = (run: PayoutRun) => ({ id: run.id, file: run.files[0]!.id })
const send = (run: PayoutRun) => app.call(payoutRuns.send, { params: fileOf(run) }, { as: admin })
const linesOf = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes).toString('latin1').split('\r\n').slice(0, -1)
type Outcome = BodyInput<typeof payoutRuns.settle>
const settle = (run: PayoutRun, outcome: Outcome) =>
  app.call(payoutRuns.settle, { params: fileOf(run), body: outcome }, { as: admin })
const read = async ({ id }: PayoutRun) =>
  (await app.call(payoutRuns.detail, { params: { id } }, { as: admin })).body
const states = (run: PayoutRun) => run.files.flatMap((file) => file.payouts.map(({ state }) => state))
const paidOn = '2031-12-01'
const subjects = async (to: string) => (await readInbox(app, to)).map(({ subject }) => subject)

describe('who can be paid', () => {
  it('is listed with the account of today, and who can not be yet with the reason', async () => {
    const { owner, account } = await payable(480_000)
    expect(await candidatesOf(owner)).toMatchObject([
      { available: 480_000, unpaid: null, account: { bank: '012', numberEnd: account.numberEnd } },
    ])
    const none = await makeOwner(app.db)
    await earn(await makeProperty(app.db, { ownerId: none.id }), 1000)
    expect(await candidatesOf(none)).toMatchObject([{ unpaid: 'no_account', account: null }])
    await openAccount(none, { validFrom: null, needsReview: true })
    expect(await candidatesOf(none)).toMatchObject([{ unpaid: 'review' }])
    const later = await makeOwner(app.db)
    await earn(await makeProperty(app.db, { ownerId: later.id }), 1000)
    await openAccount(later, { validFrom: new Date('2031-12-03T12:00:00Z') })
    expect(await candidatesOf(later)).toMatchObject([{ unpaid: 'waiting' }])
    for (const one of [none, later])
      expect((await create([chosen(one, 1000)])).problem?.code).toBe('changed_meanwhile')
  })

  it('gets nothing of what is held or was sent too much for another property', async () => {
    const { owner, property } = await payable(100_000)
    const other = await makeProperty(app.db, { ownerId: owner.id })
    await earn(other, 50_000)
    const over = { locationId: other.id, amount: 80_000, date: paidOn, reference: 'De más' }
    await app.call(adminLedger.record, { body: over }, { as: admin })
    await makePastPayment(app.db, property, { paidAt: today, begins: '2032-06-01', amount: 700_000 })
    expect(await candidatesOf(owner)).toMatchObject([{ available: 70_000, balance: 770_000 }])
    const run = await made(chosen(owner, 70_000))
    const [payout] = run.files[0]!.payouts
    const parts = await app.db.select().from(payoutParts).where(eq(payoutParts.payoutId, payout!.id))
    expect(parts).toMatchObject([{ propertyId: property.id, amount: 70_000 }])
  })

  it('is not listed with nothing or less available', async () => {
    const { owner, property } = await payable(10_000)
    const sent = { locationId: property.id, amount: 10_000, date: paidOn, reference: 'Todo' }
    await app.call(adminLedger.record, { body: sent }, { as: admin })
    expect(await candidatesOf(owner)).toEqual([])
    await app.call(adminLedger.record, { body: { ...sent, reference: 'De más' } }, { as: admin })
    expect(await candidatesOf(owner)).toEqual([])
    expect((await create([chosen(owner, 0)])).problem?.code).toBe('changed_meanwhile')
  })
})

describe('a run', () => {
  it('takes what is available once, whoever else makes one at the same time', async () => {
    const { owner, property } = await payable()
    const second = await makeAdmin(app.db)
    const both = await Promise.all([
      create([chosen(owner, 500_000)]),
      create([chosen(owner, 500_000)], second),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(await candidatesOf(owner)).toMatchObject([{ unpaid: 'in_run', available: 500_000 }])
    const sent = { locationId: property.id, amount: 1, date: paidOn, reference: 'A mano' }
    const byHand = await app.call(adminLedger.record, { body: sent }, { as: admin })
    expect(byHand.problem?.code).toBe('conflict')
    expect(JSON.stringify(byHand.problem)).toMatch(/la nómina N-\d{4}/)
  })

  it('is kept by the database: no balance in two open ones, no other account, nothing changed later', async () => {
    const { owner, property, account } = await payable()
    const run = await made(chosen(owner, 500_000))
    const [payout] = run.files[0]!.payouts
    const twice = app.db
      .insert(payoutParts)
      .values({ payoutId: payout!.id, propertyId: property.id, amount: 1 })
    await expect(twice).rejects.toSatisfy((error) => isUniqueViolation(error, 'payout_parts_open'))
    const other = await openAccount(await makeOwner(app.db))
    const values = { fileId: run.files[0]!.id, userId: owner.id, amount: 1, currency: 'CLP' as const }
    const astray = app.db.insert(payouts).values({ ...values, accountId: other.id })
    await expect(astray).rejects.toSatisfy((error) => isCheckViolation(error, 'payouts_account_valid'))
    const more = app.db.update(payouts).set({ amount: 2 }).where(eq(payouts.id, payout!.id))
    await expect(more).rejects.toSatisfy((error) => isCheckViolation(error, 'payouts_kept'))
    const renamed = app.db
      .update(payoutAccounts)
      .set({ holderName: 'Otra' })
      .where(eq(payoutAccounts.id, account.id))
    await expect(renamed).rejects.toSatisfy((error) => isCheckViolation(error, 'payout_accounts_kept'))
  })

  it('is refused when something else is available than the page showed', async () => {
    const { owner } = await payable()
    expect((await create([chosen(owner, 499_999)])).problem?.code).toBe('changed_meanwhile')
    expect((await create([chosen(owner, 500_000), chosen(owner, 500_000)])).status).toBe(422)
    expect(await candidatesOf(owner)).toMatchObject([{ unpaid: null }])
  })

  it('has a file for each bank with the account of when it was made, the same one at each download', async () => {
    const first = await payable(120_000)
    const second = await payable(80_000)
    const elsewhere = await makeOwner(app.db)
    await earn(await makeProperty(app.db, { ownerId: elsewhere.id }), 1000)
    await openAccount(elsewhere, { bank: '037', kind: 'checking' })
    const run = await made(
      chosen(first.owner, 120_000),
      chosen(second.owner, 80_000),
      chosen(elsewhere, 1000),
    )
    expect(run.files.map(({ bank, fileName }) => [bank, fileName.replace(/\d+/, '#')])).toEqual([
      ['012', 'bancoestado-n-#.txt'],
      ['037', 'santander-n-#.txt'],
    ])
    // Another account follows the first one in the middle of the run.
    const now = app.clock.now()
    await app.db
      .update(payoutAccounts)
      .set({ validUntil: now })
      .where(eq(payoutAccounts.id, first.account.id))
    await openAccount(first.owner, { validFrom: now })
    app.clock.advance(60_000)
    const { body: bytes } = await send(run)
    expect(linesOf(bytes).map((line) => line.split(';').slice(0, 6))).toEqual(
      expect.arrayContaining([
        ['12345678-5', 'Rosa Ñúñez', '012', 'VIS', first.account.number, '120000'],
        ['12345678-5', 'Rosa Ñúñez', '012', 'VIS', second.account.number, '80000'],
      ]),
    )
    expect((await send(run)).body).toEqual(bytes)
    const [raw] = await app.sql`select number from payout_accounts where id = ${first.account.id}`
    expect(raw!['number']).toMatch(/^sealed:/)
    expect(JSON.stringify(await read(run))).not.toContain(first.account.number)
  })

  it('records what the bank paid as transfers, tells each owner once, and gives back what it refused', async () => {
    const paid = await payable(300_000)
    const more = await makeProperty(app.db, { ownerId: paid.owner.id, name: 'Galpón Maipú' })
    await earn(more, 40_000)
    const refused = await payable(70_000)
    const run = await made(chosen(paid.owner, 340_000), chosen(refused.owner, 70_000))
    const rejected = run.files[0]!.payouts.filter(({ ownerId }) => ownerId === refused.owner.id).map(
      ({ id }) => ({ id, why: 'closed' as const }),
    )
    const outcome = { reference: 'BE-1', date: paidOn, rejected }
    expect((await settle(run, outcome)).problem?.code).toBe('wrong_state')
    await send(run)
    const missing = (await settle(run, { rejected })).problem
    expect(missing?.fields?.map(({ path }) => path)).toEqual(['reference', 'date'])
    const future = await settle(run, { ...outcome, date: '2031-12-02' })
    expect(future.problem?.fields?.[0]?.path).toBe('date')
    const both = await Promise.all([settle(run, outcome), settle(run, outcome)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(states(await read(run)).toSorted()).toEqual(['paid', 'rejected'])
    const transfers = await app.db.select().from(ownerTransfers).where(eq(ownerTransfers.reference, 'BE-1'))
    expect(transfers.map(({ propertyId, amount }) => [propertyId, amount])).toEqual(
      expect.arrayContaining([
        [paid.property.id, 300_000],
        [more.id, 40_000],
      ]),
    )
    expect(transfers).toHaveLength(2)
    for (const to of [paid.owner.email, paid.account.noticeEmail]) {
      const mails = await readInbox(app, to)
      expect(mails.map(({ subject }) => subject)).toEqual(['Te transferimos $\u00a0340.000'])
      for (const part of ['Taller Ñuñoa', 'Galpón Maipú', '$\u00a0300.000', 'BE-1', paid.account.numberEnd])
        expect(mails[0]!.text).toContain(part)
    }
    const [told] = await readInbox(app, refused.owner.email)
    expect(told!.subject).toBe('El banco no aceptó tu pago de $\u00a070.000')
    expect(told!.text).toContain('la cuenta está cerrada')
    expect(told!.text).toContain('/my-locations/payout-account')
    // Its balance is available again, and another account is needed.
    expect(await candidatesOf(refused.owner)).toMatchObject([
      { available: 70_000, unpaid: 'no_account', refused: { run: run.number, why: 'closed' } },
    ])
    const { accounts, refused: shown } = (await app.call(ownAccounts.list, {}, { as: refused.owner })).body
    expect(accounts).toEqual([])
    // Its own page says so, too, until another account is given.
    const { bank, kind, numberEnd, holderName } = refused.account
    expect(shown).toEqual([
      {
        country: 'Chile',
        currency: 'CLP',
        amount: 70_000,
        refusedAt: app.clock.now().getTime(),
        why: 'closed',
        account: { bank, kind, numberEnd, holderName },
      },
    ])
    app.clock.advance(60_000)
    const since = app.clock.now()
    await openAccount(refused.owner, { codeExpiresAt: since, confirmedAt: since, validFrom: since })
    expect((await app.call(ownAccounts.list, {}, { as: refused.owner })).body.refused).toEqual([])
    const changes = await app.db.select().from(auditLog).where(eq(auditLog.entityId, run.id))
    expect(changes.map(({ action }) => action).toSorted()).toEqual([
      'payoutRun.create',
      'payoutRun.send',
      'payoutRun.settle',
    ])
  })

  it('keeps the account when the bank refused for another reason, and needs no reference if it paid nothing', async () => {
    const { owner } = await payable(90_000)
    const run = await made(chosen(owner, 90_000))
    await send(run)
    const [payout] = run.files[0]!.payouts
    expect((await settle(run, { rejected: [{ id: payout!.id, why: 'limit' }] })).status).toBe(200)
    expect(await candidatesOf(owner)).toMatchObject([
      { unpaid: null, available: 90_000, refused: { why: 'limit' } },
    ])
    expect((await subjects(owner.email))[0]).toContain('El banco no aceptó')
    const refusedOf = async () => (await app.call(ownAccounts.list, {}, { as: owner })).body.refused
    expect(await refusedOf()).toMatchObject([{ why: 'limit', amount: 90_000 }])
    app.clock.advance(60_000)
    const again = await made(chosen(owner, 90_000))
    await send(again)
    expect((await settle(again, { reference: 'BE-2', date: paidOn, rejected: [] })).status).toBe(200)
    expect(await candidatesOf(owner)).toEqual([])
    expect(await refusedOf()).toEqual([])
  })

  it('lists its payments by the names that are shown: those of companies, too', async () => {
    const names = [
      { firstName: 'Beto', lastName: 'Prueba' },
      { firstName: 'Zoila', lastName: 'Prueba', companyName: 'Ábaco SpA' },
      { firstName: 'Ana', lastName: 'Prueba', companyName: 'Ñandú Ltda.' },
    ]
    const owners = []
    for (const name of names) {
      const owner = await makeOwner(app.db, name)
      await earn(await makeProperty(app.db, { ownerId: owner.id }), 500_000)
      await openAccount(owner)
      owners.push(chosen(owner, 500_000))
    }
    const run = await made(...owners)
    expect(run.files[0]!.payouts.map(({ name }) => name)).toEqual(['Ábaco SpA', 'Beto Prueba', 'Ñandú Ltda.'])
  })

  it('is taken back as long as nobody has downloaded a file, and not after that', async () => {
    const { owner } = await payable(60_000)
    const run = await made(chosen(owner, 60_000))
    const cancel = () => app.call(payoutRuns.cancel, { params: { id: run.id } }, { as: admin })
    expect(states((await cancel()).body)).toEqual(['withdrawn'])
    expect((await cancel()).problem?.code).toBe('wrong_state')
    expect((await send(run)).problem?.code).toBe('wrong_state')
    const again = await made(chosen(owner, 60_000))
    await send(again)
    const late = await app.call(payoutRuns.cancel, { params: { id: again.id } }, { as: admin })
    expect(late.problem?.code).toBe('wrong_state')
  })
})

describe('what begins while a run is open', () => {
  const refundOf = ({ payment, owner }: Awaited<ReturnType<typeof payable>>, amount: number) =>
    app.db.transaction((tx) =>
      insertRefund(tx, {
        reservationId: payment.id,
        checkoutSessionId: payment.checkoutId,
        stripePaymentIntentId: payment.intent,
        idempotencyKey: `refund:${owner.id}`,
        amount,
        currency: 'CLP',
        reason: 'part',
        status: 'pending',
      }),
    )

  it('withdraws a payment before the bank has it, when a refund took of its amount', async () => {
    const touched = await payable(200_000)
    const other = await payable(30_000)
    const run = await made(chosen(touched.owner, 200_000), chosen(other.owner, 30_000))
    await refundOf(touched, 50_000)
    const short = (await read(run)).files[0]!.payouts.map((payout) => payout.short)
    expect(Math.max(...short)).toBe(50_000)
    expect(Math.min(...short)).toBe(0)
    expect(linesOf((await send(run)).body)).toHaveLength(1)
    expect(states(await read(run)).toSorted()).toEqual(['open', 'withdrawn'])
    expect(await candidatesOf(touched.owner)).toMatchObject([{ available: 150_000, unpaid: null }])
  })

  it('downloads nothing when no payment is left', async () => {
    const touched = await payable(200_000)
    const run = await made(chosen(touched.owner, 200_000))
    await refundOf(touched, 50_000)
    expect((await send(run)).problem?.code).toBe('changed_meanwhile')
    expect((await read(run)).files[0]).toMatchObject({ sentAt: null, payouts: [{ state: 'withdrawn' }] })
  })

  it('only warns once the bank has the file, and what was paid too much is kept back later', async () => {
    const touched = await payable(200_000)
    const run = await made(chosen(touched.owner, 200_000))
    await send(run)
    await refundOf(touched, 50_000)
    expect((await read(run)).files[0]!.payouts).toMatchObject([{ state: 'open', short: 50_000 }])
    expect((await settle(run, { reference: 'BE-3', date: paidOn, rejected: [] })).status).toBe(200)
    await app.sql`update refunds set status = 'succeeded', succeeded_at = now() where idempotency_key = ${`refund:${touched.owner.id}`}`
    await earn(touched.property, 80_000, '2031-10-01')
    expect(await candidatesOf(touched.owner)).toMatchObject([{ available: 30_000 }])
  })

  it('keeps an owner who is to be paid from being erased, and no other one', async () => {
    const { owner } = await payable(5000)
    const run = await made(chosen(owner, 5000))
    expect(await hasUserOpenMoney(app.db, owner.id)).toBe(true)
    await send(run)
    expect(await hasUserOpenMoney(app.db, owner.id)).toBe(true)
    await settle(run, { reference: 'BE-4', date: paidOn, rejected: [] })
    expect(await hasUserOpenMoney(app.db, owner.id)).toBe(false)
  })

  it('pays an owner who is in the trash', async () => {
    const { owner } = await payable(5000)
    await app.sql`update users set deleted_at = now(), is_active = false where id = ${owner.id}`
    expect(await candidatesOf(owner)).toMatchObject([{ unpaid: null }])
    expect((await create([chosen(owner, 5000)])).status).toBe(201)
  })
})

it('lists runs newest first with their sums, and writes one as a spreadsheet without account numbers', async () => {
  const { owner, account } = await payable(45_000)
  const run = await made(chosen(owner, 45_000))
  const list = async (q?: string) =>
    (await app.call(payoutRuns.list, { query: { ...(q && { q }), limit: 1 } }, { as: admin })).body
  expect((await list()).runs).toMatchObject([
    {
      number: run.number,
      payouts: { open: 1, paid: 0, rejected: 0, withdrawn: 0 },
      sums: [{ currency: 'CLP', amount: 45_000 }],
    },
  ])
  expect((await list(`N-${run.number}`)).runs).toMatchObject([{ id: run.id }])
  const { body: bytes } = await app.call(payoutRuns.export, { params: { id: run.id } }, { as: admin })
  const all = Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n')
  for (const part of ['Rosa Prueba', `·· ${account.numberEnd}`, '<v>45000</v>', owner.id])
    expect(all).toContain(part)
  expect(all).not.toContain(account.number)
})
