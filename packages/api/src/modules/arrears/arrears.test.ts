import {
  addDays,
  chargeDueAt,
  dateAt,
  endpoints,
  type ArrearsMonth,
  type PlanCharge,
  type TimeZone,
} from '@metrolibre/contract'
import { strFromU8, unzipSync } from 'fflate'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
import { payAt } from '../../testing/paying.ts'
import { skipAtProvider } from '../../testing/payment-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkAllLedgers } from '../ledger/check-ledgers.ts'

const { reservations, reservationExtras, adminArrears, adminPayments, adminReservations, ledger, adminSite } =
  endpoints
const dayMs = 86_400_000
const monthlyPrice = 450_000
const zone = 'America/Santiago'
const reason = 'Paga con el anticipo de una feria'
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ownServices: true })
})
afterAll(() => app.close())

/** Advances our clock and the provider's to an instant. */
const goTo = async (instant: number) => {
  const milliseconds = instant - app.clock.now().getTime()
  app.clock.advance(milliseconds)
  await skipAtProvider(app, milliseconds)
  // Twice, because a month that is due and overdue at once is moved in two turns.
  for (const job of ['turn-periods', 'turn-charges', 'turn-charges', 'end-stays']) await app.jobs.tick(job)
}

/** A booking of some months with the first one paid, and what its parties and the office do with it. */
const booked = async (months = 4, place = {}, clock: TimeZone = zone) => {
  const [owner, tenant, admin] = [await makeOwner(app.db), await makeUser(app.db), await makeAdmin(app.db)]
  const property = await makeProperty(app.db, {
    ownerId: owner.id,
    monthlyPrice,
    monthlyPlan: true,
    ...place,
  })
  app.clock.advance(1_000)
  const range = monthsFrom(app.clock.now(), 0, months, clock)
  const wish = { locationId: property.id, range, contractData: contractForm, plan: 'monthly' as const }
  const { body: opened } = await app.call(reservations.checkoutLocation, { body: wish }, { as: tenant })
  await payAt(opened.url, app.config.STRIPE_API_URL)
  await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant })
  const id = opened.reservationId
  const read = async () => (await app.call(reservations.detail, { params: { id } }, { as: tenant })).body
  const charges = async () => (await read()).charges ?? []
  const states = async () => (await charges()).map(({ standing }: PlanCharge) => standing)
  const dueAt = async (number: number) => chargeDueAt((await charges())[number - 1]!.dueOn, zone)
  const params = (number: number) => ({ id, number: String(number) })
  const pay = (number: number) =>
    app.call(reservationExtras.payCharge, { params: params(number) }, { as: tenant })
  const settle = (sessionId: string) =>
    app.call(reservations.bySession, { params: { sessionId } }, { as: tenant })
  const grant = (number: number, until: string) =>
    app.call(adminArrears.grant, { params: params(number), body: { until, reason } }, { as: admin })
  const waive = (number: number, as = admin) =>
    app.call(adminArrears.waive, { params: params(number), body: { reason } }, { as })
  const transfer = (
    number: number,
    { key = 'a', receivedOn = today(), reference = 'TRF-1' }: Record<string, string> = {},
  ) =>
    app.call(
      adminArrears.recordTransfer,
      { params: params(number), body: { reference: reference!, receivedOn: receivedOn! } },
      { as: admin, headers: { 'idempotency-key': key! } },
    )
  const end = (freeFrom: string) =>
    app.call(adminArrears.end, { params: { id }, body: { freeFrom, reason } }, { as: admin })
  const detail = async () => (await app.call(adminArrears.detail, { params: { id } }, { as: admin })).body
  const balance = async () =>
    (await app.call(ledger.list, { query: {} }, { as: owner })).body.balances[0]?.balance
  return {
    owner,
    tenant,
    admin,
    property,
    id,
    range,
    read,
    charges,
    states,
    dueAt,
    params,
    pay,
    settle,
    grant,
    waive,
    transfer,
    end,
    detail,
    balance,
  }
}
const today = () => dateAt(app.clock.now().getTime(), zone)
const list = async (as: Awaited<ReturnType<typeof makeAdmin>>, query: Record<string, unknown> = {}) =>
  (await app.call(adminArrears.list, { query: { limit: 100, ...query } }, { as })).body
const namesOf = (months: readonly ArrearsMonth[], ids: readonly string[]) =>
  months
    .filter(({ reservation }) => ids.includes(reservation.id))
    .map(({ reservation, number }) => `${ids.indexOf(reservation.id)}:${number}`)
const textOf = async (email: string, subject: string) =>
  (await readInbox(app, email)).find((mail) => mail.subject.includes(subject))?.text
const codeOf = ({ problem }: { problem?: { code: string } | undefined }) => problem?.code

describe('the list of months that are not paid', () => {
  it('has what is due and overdue, the oldest first, filtered, paged and added up by currency', async () => {
    const chilean = await booked(4)
    const peruvian = await booked(
      3,
      { country: 'Perú', currency: 'PEN', monthlyPrice: 190_000 },
      'America/Lima',
    )
    const { admin } = chilean
    const ids = [chilean.id, peruvian.id]
    expect(namesOf((await list(admin)).months, ids)).toEqual([])
    await goTo((await chilean.dueAt(3)) + 6 * dayMs)
    await goTo(app.clock.now().getTime() + 1)
    const all = await list(admin)
    expect(namesOf(all.months, ids)).toEqual(expect.arrayContaining(['0:2', '1:2', '0:3', '1:3']))
    expect(all.months.map(({ dueOn }) => dueOn)).toEqual(all.months.map(({ dueOn }) => dueOn).toSorted())
    const mine = all.months.find(({ reservation, number }) => reservation.id === chilean.id && number === 2)!
    expect(mine).toMatchObject({
      count: 4,
      amount: monthlyPrice,
      currency: 'CLP',
      standing: 'overdue',
      isGranted: false,
      country: 'Chile',
      client: { id: chilean.tenant.id },
      owner: { id: chilean.owner.id },
    })
    expect(mine.days).toBeGreaterThan(30)
    const sumOf = (currency: string) =>
      all.months.filter((month) => month.currency === currency).reduce((sum, { amount }) => sum + amount, 0)
    expect(Object.fromEntries(all.totals.map(({ currency, amount }) => [currency, amount]))).toEqual({
      CLP: sumOf('CLP'),
      PEN: sumOf('PEN'),
    })

    const ofPeru = await list(admin, { country: 'Perú' })
    expect(namesOf(ofPeru.months, ids)).toEqual(['1:2', '1:3'])
    expect(ofPeru.totals).toMatchObject([{ currency: 'PEN' }])
    const late = await list(admin, { from: (await chilean.charges())[2]!.dueOn })
    expect(namesOf(late.months, ids)).toEqual(expect.not.arrayContaining(['0:2']))

    const first = await list(admin, { limit: 1 })
    expect(first.totals).toEqual(all.totals)
    const second = await list(admin, { limit: 1, cursor: first.nextCursor! })
    expect([first.months[0]!.id, second.months[0]!.id]).toEqual(all.months.slice(0, 2).map(({ id }) => id))
    const { body: sheet } = await app.call(adminArrears.export, { query: {} }, { as: admin })
    const files = Object.values(unzipSync(Buffer.from(sheet))).map((bytes) => strFromU8(bytes))
    for (const text of ['Quién debe', chilean.id, peruvian.id]) expect(files.join('')).toContain(text)
  })
})

describe('more days for a month', () => {
  it('keep it from being overdue until the last of them, and are told with the reason', async () => {
    const { tenant, admin, id, grant, states, dueAt, charges, detail } = await booked(3)
    const due = await dueAt(2)
    await goTo(due + 6 * dayMs)
    expect(await states()).toEqual(['paid', 'overdue', 'planned'])
    const { dueOn } = (await charges())[1]!
    const until = addDays(dueOn, 20)
    expect((await grant(2, until)).status).toBe(200)
    expect((await grant(2, until)).status).toBe(200)
    expect(await states()).toEqual(['paid', 'due', 'planned'])
    expect((await charges())[1]!.grantedTo).toBe(until)
    expect(await textOf(tenant.email, 'Tienes más días para pagar')).toContain(reason)
    expect(
      (await list(admin, { standing: 'granted' })).months.some(({ reservation }) => reservation.id === id),
    ).toBe(true)
    expect((await detail()).steps.filter(({ what }) => what === 'granted')).toMatchObject([
      { number: 2, actor: 'admin', reason, grantedTo: until },
    ])
    const { body: audit } = await app.call(
      adminSite.audit,
      { query: { entity: 'reservation', entityId: id } },
      { as: admin },
    )
    expect(audit.entries.filter(({ action }) => action === 'reservation.grantDays')).toHaveLength(1)

    await goTo(chargeDueAt(until, zone) + dayMs - 1)
    expect(await states()).toEqual(['paid', 'due', 'planned'])
    await goTo(chargeDueAt(until, zone) + dayMs)
    expect(await states()).toEqual(['paid', 'overdue', 'planned'])
  })

  it('are never fewer than before, over, or more than 60 after its day, and only for what is due', async () => {
    const { grant, dueAt, charges } = await booked(3)
    const { dueOn } = (await charges())[1]!
    expect(codeOf(await grant(2, addDays(dueOn, 20)))).toBe('wrong_state')
    await goTo((await dueAt(2)) + dayMs)
    for (const wrong of [addDays(dueOn, 4), addDays(dueOn, 61), addDays(dueOn, -1)])
      expect([wrong, codeOf(await grant(2, wrong))]).toEqual([wrong, 'validation'])
    expect((await grant(2, addDays(dueOn, 60))).status).toBe(200)
    expect(codeOf(await grant(3, addDays(dueOn, 60)))).toBe('wrong_state')
    expect(codeOf(await grant(1, addDays(dueOn, 60)))).toBe('wrong_state')
    expect((await grant(9, addDays(dueOn, 60))).status).toBe(404)
  })
})

describe('a month that is waived', () => {
  it('is owed to nobody, told to both, and stays among the months that add up to the total', async () => {
    const { owner, tenant, id, waive, states, dueAt, read, pay, balance, charges } = await booked(3)
    expect(codeOf(await waive(2))).toBe('wrong_state')
    await goTo((await dueAt(2)) + 6 * dayMs)
    expect((await waive(2)).status).toBe(200)
    expect((await waive(2)).status).toBe(200)
    expect(await states()).toEqual(['paid', 'waived', 'planned'])
    const sum = (await charges()).reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe((await read()).price)
    // Clients of before know a month that is not charged any more.
    expect((await charges())[1]!.state).toBe('dropped')
    expect(await balance()).toBe(monthlyPrice)
    await checkAllLedgers(app)
    expect(await textOf(tenant.email, 'Un mes que no tienes que pagar')).toContain(reason)
    expect(await textOf(owner.email, 'Condonamos un mes')).toContain(reason)
    expect(codeOf(await pay(2))).toBe('wrong_state')
    expect((await pay(3)).status).toBe(200)
    const events = await app.sql`select from_state, to_state, actor, reason from charge_events
      where reservation_id = ${id} and to_state = 'waived'`
    expect([...events]).toEqual([{ from_state: 'overdue', to_state: 'waived', actor: 'admin', reason }])
  })

  it('gives back a payment by card that arrives after it', async () => {
    const { id, waive, dueAt, pay, states, settle } = await booked(3)
    await goTo((await dueAt(2)) + dayMs)
    const { body: open } = await pay(2)
    await waive(2)
    await payAt(open.url, app.config.STRIPE_API_URL).catch(() => undefined)
    await settle(open.sessionId)
    expect(await states()).toEqual(['paid', 'waived', 'planned'])
    const paid = await app.sql`select 1 from checkout_sessions
      where reservation_id = ${id} and charge_number = 2 and status = 'paid'`
    const back = await app.sql`select reason from refunds where reservation_id = ${id}`
    expect(back.map((row) => row['reason'] as string)).toEqual(paid.map(() => 'duplicate'))
  })
})

describe('a transfer that pays a month', () => {
  it('settles it, counts for its owner, and is recorded once', async () => {
    const { owner, tenant, admin, id, transfer, states, dueAt, charges, balance } = await booked(3)
    await goTo((await dueAt(2)) + 6 * dayMs)
    const receivedOn = addDays(today(), -2)
    expect(codeOf(await transfer(3))).toBe('wrong_state')
    expect(codeOf(await transfer(2, { receivedOn: addDays(today(), 1) }))).toBe('validation')
    expect((await transfer(2, { receivedOn })).status).toBe(200)
    expect((await transfer(2, { receivedOn })).status).toBe(200)
    expect(codeOf(await transfer(2, { receivedOn, reference: 'OTHER' }))).toBe('idempotency_mismatch')
    expect(codeOf(await transfer(2, { receivedOn, key: 'b' }))).toBe('wrong_state')
    expect(await states()).toEqual(['paid', 'paid', 'planned'])
    expect((await charges())[1]).toMatchObject({ method: 'transfer', receivedOn })
    expect(await balance()).toBe(2 * monthlyPrice)
    await checkAllLedgers(app)
    expect(await textOf(tenant.email, 'Recibimos tu pago')).toBeDefined()
    expect(await textOf(owner.email, 'Pagaron un mes atrasado')).toBeDefined()
    const { body: paid } = await app.call(ledger.list, { query: {} }, { as: owner })
    expect(paid.payments.map(({ chargeNumber, method }) => [chargeNumber, method])).toEqual([
      [3, 'card'],
      [2, 'transfer'],
      [1, 'card'],
    ])
    const { body: found } = await app.call(
      adminPayments.list,
      { query: { method: 'transfer', q: 'TRF-1' } },
      { as: admin },
    )
    expect(found.payments.filter(({ reservation }) => reservation.id === id)).toMatchObject([
      { method: 'transfer', amount: monthlyPrice, reference: 'TRF-1', receivedOn, standing: 'paid' },
    ])
    const one = await app.call(adminPayments.detail, { params: { id: found.payments[0]!.id } }, { as: admin })
    expect(one.body.payment).toMatchObject({ method: 'transfer' })
  })

  it('and a payment by card at the same moment: one of them pays, and nothing is paid twice', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, transfer, pay, settle, states, dueAt, balance } = await booked(2)
      await goTo((await dueAt(2)) + dayMs)
      const { body: open } = await pay(2)
      await payAt(open.url, app.config.STRIPE_API_URL)
      const [recorded] = await Promise.all([transfer(2), settle(open.sessionId)])
      expect(await states()).toEqual(['paid', 'paid'])
      const [counted] = await app.sql`select count(*)::int as paid, (select count(*)::int from refunds
          where reservation_id = ${id} and reason = 'duplicate') as back
        from checkout_sessions where reservation_id = ${id} and charge_number = 2 and status = 'paid'`
      const isRecorded = recorded.status === 200
      expect(isRecorded || codeOf(recorded) === 'wrong_state').toBe(true)
      expect(counted).toEqual(isRecorded ? { paid: 2, back: 1 } : { paid: 1, back: 0 })
      await app.jobs.tick('send-refunds')
      expect(await balance()).toBe(2 * monthlyPrice)
      await checkAllLedgers(app)
    }
  })

  it('recorded twice at the same moment under two keys is recorded once', async () => {
    const { id, transfer, dueAt, states } = await booked(2)
    await goTo((await dueAt(2)) + dayMs)
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => transfer(2, { key })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(await states()).toEqual(['paid', 'paid'])
    const [row] = await app.sql`select count(*)::int as transfers from charge_transfers
      join checkout_sessions on id = checkout_session_id where reservation_id = ${id}`
    expect(row).toEqual({ transfers: 1 })
  })

  it('goes back by the hands of the office when its booking is given back', async () => {
    const { id, admin, transfer, dueAt, states, read, balance } = await booked(2)
    await goTo((await dueAt(2)) + dayMs)
    await transfer(2)
    const refund = (body: { reason: string; byHand?: boolean }) =>
      app.call(adminReservations.refund, { params: { id }, body }, { as: admin })
    await refund({ reason: 'Goteras' })
    await app.jobs.tick('send-refunds')
    expect((await read()).status).toBe('needs_review')
    expect(await states()).toEqual(['refunded', 'paid'])
    expect((await refund({ reason: 'Transferido de vuelta', byHand: true })).status).toBe(200)
    expect((await read()).status).toBe('refunded')
    expect(await states()).toEqual(['refunded', 'refunded'])
    expect(await balance()).toBe(0)
    await checkAllLedgers(app)
  })
})

it('is written on a sheet, with its contract, its months and what was told, and no interest', async () => {
  const { id, admin, tenant, grant, dueAt, charges, read } = await booked(14)
  await goTo((await dueAt(2)) + 6 * dayMs)
  await grant(2, addDays((await charges())[1]!.dueOn, 30))
  await goTo((await dueAt(13)) + 6 * dayMs)
  const { body, headers } = await app.call(adminArrears.sheet, { params: { id } }, { as: admin })
  expect(headers['content-type']).toBe('application/pdf')
  const { text, totalPages } = await extractText(new Uint8Array(Buffer.from(body)), { mergePages: true })
  const plain = text.replaceAll(/\s+/g, ' ')
  expect(totalPages).toBeGreaterThan(1)
  const { contract } = await read()
  for (const part of [
    'Planilla para cobro',
    id,
    `«${reason}»`,
    'no cobra intereses',
    '$ 5.400.000 CLP',
    'Venció; aviso por correo',
  ])
    expect(plain).toContain(part)
  for (const part of [contract!.hash, tenant.email]) expect(plain.replaceAll(' ', '')).toContain(part)
})

describe('a request of the tenant to transfer', () => {
  it('is shown to the office and changes nothing else', async () => {
    const { id, tenant, admin, params, charges, dueAt, detail } = await booked(3)
    const ask = (number: number, as = tenant) =>
      app.call(reservationExtras.askTransfer, { params: params(number) }, { as })
    expect(codeOf(await ask(3))).toBe('wrong_state')
    expect((await ask(2, await makeUser(app.db))).status).toBe(404)
    expect((await ask(2)).status).toBe(200)
    const [, { transferAskedAt }] = (await charges()) as [PlanCharge, PlanCharge]
    app.clock.advance(60_000)
    await ask(2)
    expect((await charges())[1]).toMatchObject({ standing: 'planned', transferAskedAt })
    await goTo(await dueAt(2))
    const { months } = await list(admin, { standing: 'asked' })
    expect(months.filter(({ reservation }) => reservation.id === id)).toMatchObject([{ transferAskedAt }])
    expect((await detail()).steps.map(({ what }) => what)).toContain('asked')
  })
})

describe('a stay that the office ends for a month that is not paid', () => {
  it('goes on until the day that is named; what had begun stays owed, and the place is free then', async () => {
    const { owner, tenant, id, end, dueAt, states, read, detail, property } = await booked(4)
    const due = await dueAt(2)
    await goTo(due + 5 * dayMs + 14 * dayMs)
    expect(codeOf(await end(addDays(today(), 5)))).toBe('wrong_state')
    await goTo(due + 5 * dayMs + 15 * dayMs)
    const freeFrom = addDays(today(), 5)
    for (const wrong of [addDays(today(), -1), (await read()).endDate])
      expect(codeOf(await end(wrong))).toBe('validation')
    expect((await end(freeFrom)).status).toBe(200)
    expect(codeOf(await end(freeFrom))).toBe('wrong_state')
    expect(await states()).toEqual(['paid', 'overdue', 'dropped', 'dropped'])
    expect(await read()).toMatchObject({ status: 'active', stayEnd: { freeFrom, reason } })
    for (const { email } of [tenant, owner]) expect(await textOf(email, 'termina el')).toContain(reason)
    const longer = { params: { id }, body: { timeQuantity: 1 } }
    expect(codeOf(await app.call(reservationExtras.extend, longer, { as: tenant }))).toBe('wrong_state')
    const takenOf = async () =>
      (await app.sql`select 1 from taken_periods where property_id = ${property.id}`).length
    await goTo(chargeDueAt(freeFrom, zone) - 7 * 3_600_000)
    expect([(await read()).status, await takenOf()]).toEqual(['active', 1])
    await goTo(chargeDueAt(freeFrom, zone) - 5 * 3_600_000)
    expect([(await read()).status, await takenOf()]).toEqual(['cancelled', 0])
    expect((await read()).officeReason).toBe(reason)
    expect((await detail()).stayEnd).toEqual({ freeFrom, reason, isDone: true })
    expect(await states()).toEqual(['paid', 'overdue', 'dropped', 'dropped'])
    const { body: seen } = await app.call(reservations.mine, { query: { view: 'owner' } }, { as: owner })
    expect(seen.reservations.find((one) => one.id === id)).toMatchObject({ officeReason: reason })
  })

  it('can still have its months paid, and one that begins later is not charged', async () => {
    const { end, dueAt, states, transfer, balance } = await booked(4)
    await goTo((await dueAt(2)) + 20 * dayMs)
    await end(today())
    expect(await states()).toEqual(['paid', 'overdue', 'dropped', 'dropped'])
    expect((await transfer(2)).status).toBe(200)
    expect(await balance()).toBe(2 * monthlyPrice)
    await checkAllLedgers(app)
  })
})

it('lets nobody but the office decide about months', async () => {
  const { id, owner, tenant, waive, dueAt } = await booked(2)
  await goTo(await dueAt(2))
  for (const as of [owner, tenant]) {
    expect((await waive(2, as)).status).toBe(403)
    expect((await app.call(adminArrears.detail, { params: { id } }, { as })).status).toBe(403)
    expect((await app.call(adminArrears.list, { query: {} }, { as })).status).toBe(403)
  }
})
