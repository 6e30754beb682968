import { inflateRawSync } from 'node:zlib'
import { endpoints, type Query } from '@metrolibre/contract'
import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ownerTransfers } from '../../platform/db/schema/ledger.ts'
import { payoutAccounts } from '../../platform/db/schema/payouts.ts'
import { refunds, transfers } from '../../platform/db/schema/payments.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { makePastPayment, type PastPayment } from '../../testing/make-past-payment.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { writeDispute } from '../payments/dispute-repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { ledger, adminLedger } = endpoints
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.clock.reset())
afterAll(() => app.close())

/** Inserts a booking that was paid by card at that time, and what happened to the payment. */
const pay = async (property: PropertyRow, payment: PastPayment, tenantId?: string): Promise<string> =>
  (await makePastPayment(app.db, property, { ...payment, ...(tenantId !== undefined && { tenantId }) })).id

const scene = async () => {
  const owner = await makeOwner(app.db, { firstName: 'Rosa', lastName: 'Quispe' })
  const santiago = await makeProperty(app.db, { ownerId: owner.id, name: '=HYPERLINK("http://x.example")' })
  const lima = await makeProperty(app.db, { ownerId: owner.id, currency: 'PEN', name: 'Taller Lince' })
  return { owner, santiago, lima, admin: await makeAdmin(app.db) }
}
const list = async (owner: { id: string }, query: { from?: string; to?: string; locationId?: string } = {}) =>
  (await app.call(ledger.list, { query }, { as: owner })).body

it('adds up by the month of the payment at the property, in both currencies and zones', async () => {
  const { owner, santiago, lima } = await scene()
  // The same instant is still November in Lima.
  const turn = '2026-12-01T03:30:00Z'
  await pay(santiago, { paidAt: turn, amount: 500_000, back: 120_000 })
  await pay(santiago, { paidAt: '2026-12-31T23:00:00Z', amount: 300_000 })
  await pay(lima, { paidAt: turn, amount: 90_050 })
  await pay(lima, { paidAt: turn, amount: 40_000, dispute: 'lost' })
  await pay(lima, { paidAt: turn, amount: 20_000, dispute: 'needs_response' })
  await pay((await scene()).santiago, { paidAt: turn, amount: 1_000_000 })
  const { rows, payments } = await list(owner)
  const sums = rows.map(({ month: of, currency, paid, refunded, balance, reservations }) => [
    of,
    currency,
    paid,
    refunded,
    balance,
    reservations,
  ])
  expect(sums).toEqual([
    ['2026-12', 'CLP', 800_000, 120_000, 680_000, 2],
    ['2026-11', 'PEN', 150_050, 40_000, 110_050, 3],
  ])
  expect(payments.map(({ status }) => status).toSorted()).toEqual([
    'disputed',
    'lost',
    'paid',
    'paid',
    'part_refunded',
  ])
  expect(payments.map(({ date }) => date)).toEqual([
    '2026-12-31',
    '2026-12-01',
    '2026-11-30',
    '2026-11-30',
    '2026-11-30',
  ])
  expect((await list(owner, { to: '2026-11' })).rows.map(({ currency }) => currency)).toEqual(['PEN'])
  expect((await list(owner, { locationId: santiago.id })).payments).toHaveLength(2)
})

it('shows expected transfers apart, and a transfer that was returned by hand as refunded', async () => {
  const { owner, santiago, admin } = await scene()
  const values = { propertyId: santiago.id, holdExpiresAt: new Date('2026-12-03T12:00:00Z') }
  const way = ['held', 'contract_signed', 'awaiting_transfer'] as const
  await makeReservation(app.db, { ...values, state: 'awaiting_transfer' }, way)
  const period = { start: new Date('2033-01-01'), end: new Date('2033-02-01') }
  const refunded = await makeReservation(
    app.db,
    { ...values, period, state: 'refunded', confirmedAt: new Date() },
    [...way, 'confirmed', 'refund_pending', 'refunded'],
  )
  await app.db.insert(transfers).values({
    reservationId: refunded.id,
    amount: refunded.total,
    currency: 'CLP',
    reference: 'TRF-1',
    receivedOn: '2026-12-02',
    recordedBy: admin.id,
  })
  const { rows, payments } = await list(owner)
  expect(payments.map(({ status, method, date }) => [status, method, date])).toEqual([
    ['expected', 'transfer', '2026-12-03'],
    ['refunded', 'transfer', '2026-12-02'],
  ])
  expect(rows).toMatchObject([{ paid: refunded.total, refunded: refunded.total, balance: 0 }])
})

it('takes the commission of its time, and deducts transfers that admins record and correct', async () => {
  const { owner, santiago, admin } = await scene()
  app.clock.set('2027-03-15T12:00:00Z')
  const as = { as: admin }
  const locationId = santiago.id
  const agreed = { locationId, from: '2026-11', percent: 8.5 }
  expect((await app.call(adminLedger.setCommission, { body: agreed }, as)).status).toBe(201)
  expect((await app.call(adminLedger.setCommission, { body: agreed }, as)).problem?.code).toBe('conflict')
  await pay(santiago, { paidAt: '2026-10-10T12:00:00Z', amount: 100_000 })
  await pay(santiago, { paidAt: '2026-12-10T12:00:00Z', amount: 200_010, back: 10 })
  const given = { locationId, amount: 150_000, date: '2027-01-05', reference: 'BCO-1' }
  const { body: transfer } = await app.call(adminLedger.record, { body: given }, as)
  expect((await app.call(adminLedger.record, { body: given }, as)).problem?.code).toBe('conflict')
  const mails = () => readInbox(app, owner.email)
  const [sent, ...others] = await mails()
  expect(others).toEqual([])
  expect(sent!.subject).toMatch(/^Te transferimos \$\u00a0150\.000: /)
  for (const part of ['5 de enero de 2027', 'BCO-1', '/my-locations/payment'])
    expect(sent!.text).toContain(part)
  const future = { ...given, date: '2027-03-16', reference: 'BCO-2' }
  expect((await app.call(adminLedger.record, { body: future }, as)).problem?.fields?.[0]?.path).toBe('date')
  const balances = async () => (await list(owner)).rows.map((row) => [row.month, row.commission, row.balance])
  expect(await balances()).toEqual([
    ['2027-03', 0, 133_000],
    ['2026-12', 17_000, 283_000],
    ['2026-10', 0, 100_000],
  ])
  const correction = { params: { id: transfer.id }, body: { date: '2027-03-15', reference: 'Monto errado' } }
  const { body: counter } = await app.call(adminLedger.correct, correction, as)
  expect(counter).toMatchObject({ amount: -150_000, corrects: transfer.id })
  const told = (await mails()).filter(({ subject }) => subject.startsWith('Corregimos una transferencia: '))
  expect(told).toHaveLength(1)
  for (const part of ['$\u00a0150.000', '5 de enero de 2027', 'BCO-1']) expect(told[0]!.text).toContain(part)
  for (const id of [transfer.id, counter.id])
    expect((await app.call(adminLedger.correct, { ...correction, params: { id } }, as)).problem?.code).toBe(
      'conflict',
    )
  expect((await balances())[0]).toEqual(['2027-03', 0, 283_000])
  const change = app.db.update(ownerTransfers).set({ amount: 1 })
  await expect(change).rejects.toMatchObject({ cause: { constraint_name: 'owner_transfers_append_only' } })
  const { body } = await app.call(adminLedger.transfers, { query: { locationId } }, as)
  expect(body.transfers).toHaveLength(2)
})

it('records no transfer for which the form shows another balance, not even of two at once', async () => {
  const { owner, santiago, admin } = await scene()
  app.clock.set('2027-03-15T12:00:00Z')
  await pay(santiago, { paidAt: '2026-10-10T12:00:00Z', amount: 500_000 })
  const given = { locationId: santiago.id, amount: 500_000, date: '2027-01-05', ifBalance: 500_000 }
  const record = (reference: string, ifBalance: number) =>
    app.call(adminLedger.record, { body: { ...given, reference, ifBalance } }, { as: admin })
  expect((await record('BCO-1', 500_001)).problem?.code).toBe('changed_meanwhile')
  const both = await Promise.all([record('BCO-2', 500_000), record('BCO-3', 500_000)])
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(both.map(({ problem }) => problem?.code)).toContain('changed_meanwhile')
  expect((await list(owner)).transfers).toHaveLength(1)
  expect((await record('BCO-4', 0)).status).toBe(201)
})

/** Returns the files of a zip archive by their name, as text. */
const unzip = (zip: Buffer): Map<string, string> => {
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameSize, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString())
    at += 46 + nameSize + extra + comment
  }
  return files
}

it('exports a spreadsheet without formulas, and a statement for the accountant', async () => {
  const { owner, santiago, lima } = await scene()
  const tenant = await makeUser(app.db, { companyName: '+1+1' })
  await pay(santiago, { paidAt: '2026-10-10T12:00:00Z', amount: 700_000 })
  await pay(lima, { paidAt: '2026-12-10T12:00:00Z', amount: 90_050, back: 50 }, tenant.id)
  const { body: sheet } = await app.call(ledger.export, { query: {} }, { as: owner })
  const files = unzip(Buffer.from(sheet))
  const all = [...files.values()].join('\n')
  expect([...files.keys()].filter((name) => name.includes('worksheets/sheet'))).toHaveLength(5)
  expect(all).not.toMatch(/<f[ >]/)
  expect(all).toContain('=HYPERLINK(')
  expect(all).toContain('+1+1')
  expect(all).toContain('<v>900.5</v>')
  // Days and months are dates, amounts have their decimals, and the heads of the five sheets stay.
  for (const format of ['dd/mm/yyyy', 'mm/yyyy', '#,##0.00', '#,##0'])
    expect(all).toContain(`formatCode="${format}"`)
  expect(all.match(/<pane [^>]*ySplit="1"/g)).toHaveLength(5)

  const query = { month: '2026-12' }
  const { body: pdf } = await app.call(ledger.statement, { query }, { as: owner })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(text).toContain('diciembre de 2026, Rosa Quispe')
  expect(text).toMatch(/S\/\s900\.50[^]*S\/\s900\.00/)
  // The other property had no payment in this month, but is owed money.
  expect(text).toContain('$ 700.000')
  expect(text).not.toContain('10 oct 2026')
  expect(text).toContain('10 dic 2026')
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
})

it('shows admins what each owner is owed, by property and payment by payment', async () => {
  const { owner, santiago, lima, admin } = await scene()
  const as = { as: admin }
  await app.call(
    adminLedger.setCommission,
    { body: { locationId: santiago.id, from: '2026-01', percent: 10 } },
    as,
  )
  await pay(santiago, { paidAt: '2026-10-01T12:00:00Z', amount: 500_000, back: 100_000 })
  await pay(lima, { paidAt: '2026-10-02T12:00:00Z', amount: 90_000 })
  const given = { locationId: santiago.id, amount: 60_000, date: '2026-10-05', reference: 'TEF 77' }
  await app.call(adminLedger.record, { body: given }, as)

  const q = 'rosa quispe'
  const { body } = await app.call(adminLedger.owners, { query: { q, limit: 100 } }, as)
  const row = body.owners.find(({ id }) => id === owner.id)!
  expect(row).toMatchObject({ name: 'Rosa Quispe', properties: 2 })
  expect(row.balances.map(({ currency, amount }) => [currency, amount])).toEqual([
    ['CLP', 300_000],
    ['PEN', 90_000],
  ])
  expect(body.owners.some(({ id }) => id === admin.id)).toBe(false)

  const { body: one } = await app.call(adminLedger.owner, { params: { id: owner.id } }, as)
  const chile = one.locations.find(({ locationId }) => locationId === santiago.id)
  expect(chile).toMatchObject({ commission: 10, balance: 300_000, currency: 'CLP' })
  expect(one.transfers).toMatchObject([{ reference: 'TEF 77', amount: 60_000 }])
  expect(one.accounts).toEqual([])
  const confirmedAt = app.clock.now()
  const account = {
    userId: owner.id,
    country: 'Perú',
    bank: '011',
    numberEnd: '8270',
    holderName: 'Rosa',
  } as const
  await app.db.insert(payoutAccounts).values({
    ...account,
    number: '01124100019000658270',
    holderDocument: '10407182656',
    noticeEmail: owner.email,
    codeExpiresAt: confirmedAt,
    confirmedAt,
    validFrom: confirmedAt,
  })
  const paid = await app.call(adminLedger.owner, { params: { id: owner.id } }, as)
  expect(paid.body.accounts).toMatchObject([{ country: 'Perú', numberEnd: '8270', state: 'active' }])
  expect(JSON.stringify(paid.body)).not.toContain('01124100019000658270')
  const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' } }
  expect((await app.call(adminLedger.owner, unknown, as)).status).toBe(404)
})

it('divides what is owed into what is held and what is available, the same for owner and office', async () => {
  const { owner, santiago, admin } = await scene()
  app.clock.set('2032-03-15T12:00:00Z')
  const paidAt = '2031-10-10T12:00:00Z'
  await app.call(
    adminLedger.setCommission,
    { body: { locationId: santiago.id, from: '2031-01', percent: 10 } },
    { as: admin },
  )
  await pay(santiago, { paidAt, begins: '2031-11-01', amount: 100_000 })
  await pay(santiago, { paidAt, begins: '2031-12-01', amount: 200_000, dispute: 'needs_response' })
  await pay(santiago, { paidAt, begins: '2032-01-01', amount: 300_000, back: 50_000, refund: 'pending' })
  const failed = { paidAt, amount: 400_000, back: 400_000, refund: 'failed' } as const
  // Its refund failed for good, so the office has to look at it.
  const id = await pay(santiago, { ...failed, begins: '2032-02-01' })
  await app.db.transaction(async (tx) => {
    const way = { id, actor: 'payment', at: new Date() } as const
    await applyTransition(tx, {
      ...way,
      from: 'confirmed',
      to: 'refund_pending',
      actor: 'admin',
      actorId: admin.id,
    })
    await applyTransition(tx, { ...way, from: 'refund_pending', to: 'needs_review' })
  })
  await pay(santiago, { paidAt, begins: '2032-05-01', amount: 500_000 })
  const parts = {
    available: 315_000,
    held: { stays: 450_000, disputes: 180_000, refunds: 405_000 },
    coming: [{ date: '2032-05-01', amount: 450_000 }],
  }
  expect((await list(owner)).balances).toEqual([
    { locationId: santiago.id, currency: 'CLP', balance: 1_350_000, ...parts },
  ])
  const { body } = await app.call(adminLedger.owners, { query: { q: owner.email } }, { as: admin })
  expect(body.owners.map(({ balances }) => balances)).toEqual([
    [{ currency: 'CLP', amount: 1_350_000, ...parts }],
  ])
  const { body: one } = await app.call(adminLedger.owner, { params: { id: owner.id } }, { as: admin })
  expect(one.locations.find(({ locationId }) => locationId === santiago.id)).toMatchObject({
    balance: 1_350_000,
    ...parts,
  })
  app.clock.set('2032-05-02T12:00:00Z')
  expect((await list(owner)).balances[0]).toMatchObject({ available: 765_000, coming: [] })
})

it('sorts and filters owners by what is available, held or owed, page by page and as a spreadsheet', async () => {
  const admin = await makeAdmin(app.db)
  const lastName = 'Ordenada'
  const owners = await Promise.all(
    ['Ana', 'Eva', 'Íngrid', 'Ñusta'].map((firstName) => makeOwner(app.db, { firstName, lastName })),
  )
  app.clock.set('2032-03-15T12:00:00Z')
  const paidAt = '2031-10-10T12:00:00Z'
  const [first, second, third, fourth] = await Promise.all(
    owners.map(({ id: ownerId }) => makeProperty(app.db, { ownerId })),
  )
  await pay(first!, { paidAt, begins: '2032-01-01', amount: 100_000 })
  await pay(first!, { paidAt, begins: '2032-06-01', amount: 900_000 })
  await pay(second!, { paidAt, begins: '2032-01-01', amount: 300_000 })
  await pay(third!, { paidAt, begins: '2032-01-01', amount: 200_000 })
  const lima = await makeProperty(app.db, { ownerId: owners[3]!.id, currency: 'PEN' })
  await pay(lima, { paidAt, begins: '2032-01-01', amount: 5_000 })
  await pay(fourth!, { paidAt, begins: '2032-01-01', amount: 10_000, back: 10_000 })
  const sent = { locationId: lima.id, amount: 6_000, date: '2032-03-01', reference: 'De más' }
  await app.call(adminLedger.record, { body: sent }, { as: admin })
  type Asked = Omit<Query<typeof adminLedger.owners>, 'q'>
  const page = async (query: Asked) =>
    (await app.call(adminLedger.owners, { query: { q: lastName, ...query } }, { as: admin })).body
  const names = async (query: Asked) => (await page(query)).owners.map(({ name }) => name.split(' ')[0])
  expect(await names({ sort: 'available' })).toEqual(['Eva', 'Íngrid', 'Ana', 'Ñusta'])
  expect(await names({ sort: 'owed' })).toEqual(['Ana', 'Eva', 'Íngrid', 'Ñusta'])
  expect(await names({ sort: 'owed', order: 'asc', standing: 'available' })).toEqual(['Íngrid', 'Eva', 'Ana'])
  expect(await names({ standing: 'held' })).toEqual(['Ana'])
  expect(await names({ standing: 'over' })).toEqual(['Ñusta'])
  expect((await page({ currency: 'PEN' })).owners.map(({ balances }) => balances.length)).toEqual([1])
  const one = await page({ sort: 'available', limit: 1 })
  const two = await page({ sort: 'available', limit: 1, cursor: one.nextCursor! })
  expect([one, two].map(({ owners: [row], position, total }) => [row!.name, position, total])).toEqual([
    ['Eva Ordenada', 0, 4],
    ['Íngrid Ordenada', 1, 4],
  ])
  expect((await page({ sort: 'available', limit: 1, cursor: two.previousCursor! })).owners).toEqual(
    one.owners,
  )
  const query = { q: lastName, sort: 'available' as const }
  const { body: sheet } = await app.call(adminLedger.exportOwners, { query }, { as: admin })
  const all = [...unzip(Buffer.from(sheet)).values()].join('\n')
  for (const part of ['Íngrid Ordenada', 'Retenido por estadías por empezar', owners[0]!.id, '<v>900000</v>'])
    expect(all).toContain(part)
})

it('counts each refund, dispute and late record in its own month, and changes no month that was told', async () => {
  const { owner, santiago, admin } = await scene()
  const as = { as: admin }
  const agreed = { locationId: santiago.id, from: '2031-01', percent: 10 }
  await app.call(adminLedger.setCommission, { body: agreed }, as)
  const first = await makePastPayment(app.db, santiago, { paidAt: '2031-10-10T12:00:00Z', amount: 100_000 })
  const second = await makePastPayment(app.db, santiago, { paidAt: '2031-10-11T12:00:00Z', amount: 50_000 })
  const tell = async (month: string) => {
    const { body: pdf } = await app.call(ledger.statement, { query: { month } }, { as: owner })
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    // The day on which it was made.
    return text.replace(/Hecho el [^.]+\./, '')
  }
  app.clock.set('2031-11-02T12:00:00Z')
  const told = await tell('2031-10')
  const rowsOfOctober = async () => (await list(owner, { to: '2031-10' })).rows
  const before = await rowsOfOctober()
  expect(before).toMatchObject([{ paid: 150_000, refunded: 0, commission: 15_000, balance: 135_000 }])

  // In November a part goes back, a bank takes the other payment, and a transfer of October is recorded.
  const refund = {
    reservationId: first.id,
    checkoutSessionId: first.checkoutId,
    stripePaymentIntentId: first.intent,
  }
  const [row] = await app.db
    .insert(refunds)
    .values({
      ...refund,
      idempotencyKey: `part:${first.id}`,
      amount: 30_000,
      currency: 'CLP',
      reason: 'part',
      note: 'Sin luz dos días',
      status: 'succeeded',
      succeededAt: new Date('2031-11-10T12:00:00Z'),
    })
    .returning()
  await app.db.transaction((tx) =>
    writeDispute(tx, {
      id: `dp_${second.id}`,
      reservationId: second.id,
      stripePaymentIntentId: second.intent,
      openedAt: new Date('2031-11-01'),
      status: 'lost',
      reason: 'fraudulent',
      amount: 50_000,
      currency: 'CLP',
      lostAt: new Date('2031-11-20T12:00:00Z'),
    }),
  )
  app.clock.set('2031-11-25T12:00:00Z')
  const sent = { locationId: santiago.id, amount: 20_000, date: '2031-10-31', reference: 'TEF octubre' }
  await app.call(adminLedger.record, { body: sent }, as)
  const late = { ...agreed, from: '2031-10', percent: 50 }
  const refused = await app.call(adminLedger.setCommission, { body: late }, as)
  expect(refused.problem?.fields).toMatchObject([{ path: 'from', code: 'validation.month_told' }])
  expect(await rowsOfOctober()).toEqual(before)
  expect(await tell('2031-10')).toBe(told)
  const november = (await list(owner, { from: '2031-11', to: '2031-11' })).rows
  expect(november).toMatchObject([
    { paid: 0, refunded: 80_000, commission: 0, commissionBack: 8_000, transferred: 20_000, balance: 43_000 },
  ])
  const { returns } = await list(owner)
  expect(returns.map(({ date, why, amount, note }) => [date, why, amount, note])).toEqual([
    ['2031-11-20', 'bank', 50_000, null],
    ['2031-11-10', 'part', 30_000, 'Sin luz dos días'],
  ])
  expect(await tell('2031-11')).toContain('Parte del pago: Sin luz dos días')

  // In December the tenant's bank sends the part back: November stays as it is.
  await app.db
    .update(refunds)
    .set({ status: 'failed', undoneAt: new Date('2031-12-05T12:00:00Z') })
    .where(eq(refunds.id, row!.id))
  expect((await list(owner, { from: '2031-11', to: '2031-11' })).rows).toEqual(november)
  expect((await list(owner)).rows[0]).toMatchObject({
    month: '2031-12',
    paid: 30_000,
    refunded: 0,
    commission: 3_000,
  })
})

it('pages the payments of an owner from new to old, each as in the whole ledger', async () => {
  const { owner, santiago, lima, admin } = await scene()
  const paid = [
    '2026-10-02T12:00:00Z',
    '2026-12-01T03:30:00Z',
    '2026-11-05T12:00:00Z',
    '2026-11-05T13:00:00Z',
  ]
  for (const paidAt of paid) await pay(lima, { paidAt, amount: 90_000 })
  await pay(santiago, { paidAt: '2026-12-01T03:30:00Z', amount: 500_000, back: 100_000 })
  await pay((await scene()).lima, { paidAt: paid[0]!, amount: 70_000 })
  const params = { id: owner.id }
  const page = async (query: { cursor?: string; locationId?: string; limit?: number }) =>
    (await app.call(adminLedger.payments, { params, query }, { as: admin })).body
  const first = await page({ limit: 2 })
  const second = await page({ limit: 2, cursor: first.nextCursor! })
  const third = await page({ limit: 2, cursor: second.nextCursor! })
  const all = [...first.payments, ...second.payments, ...third.payments]
  // In Lima, the payment of the same instant was still made in November.
  expect(all.map(({ date }) => date)).toEqual([
    '2026-12-01',
    '2026-11-30',
    '2026-11-05',
    '2026-11-05',
    '2026-10-02',
  ])
  expect(all).toEqual(expect.arrayContaining((await list(owner)).payments))
  expect(third).toMatchObject({ nextCursor: null, position: 4, total: 5 })
  expect((await page({ locationId: santiago.id })).payments).toMatchObject([{ amount: 500_000 }])
  const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' }, query: {} }
  expect((await app.call(adminLedger.payments, unknown, { as: admin })).status).toBe(404)
})

it('lists an owner from the first booking that was paid, or with a property that brings its bookings', async () => {
  const { owner, lima, admin } = await scene()
  const heir = await makeOwner(app.db)
  const listed = async ({ email }: { email: string }) =>
    (await app.call(adminLedger.owners, { query: { q: email } }, { as: admin })).body.total
  expect(await listed(owner)).toBe(0)
  await pay(lima, { paidAt: '2026-10-02T12:00:00Z', amount: 90_000 })
  expect([await listed(owner), await listed(heir)]).toEqual([1, 0])
  await app.db.update(properties).set({ ownerId: heir.id }).where(eq(properties.id, lima.id))
  expect(await listed(heir)).toBe(1)
})
