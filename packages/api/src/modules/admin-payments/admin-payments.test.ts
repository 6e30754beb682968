import { strFromU8, unzipSync } from 'fflate'
import { endpoints, type Query } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transfers } from '../../platform/db/schema/payments.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { makePastPayment } from '../../testing/make-past-payment.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { adminPayments } = endpoints
let app: TestApp

let given: Awaited<ReturnType<typeof scene>>
beforeAll(async () => {
  app = await createTestApp({ env: { STRIPE_DASHBOARD_URL: 'https://pages.example/' } })
  given = await scene()
})
afterAll(() => app.close())

const scene = async () => {
  const admin = await makeAdmin(app.db)
  const tenant = await makeUser(app.db, { firstName: 'Ñandú', lastName: 'Distribuidora' })
  const santiago = await makeProperty(app.db)
  const lima = await makeProperty(app.db, { currency: 'PEN', country: 'Perú' })
  const pay = (day: number, rest: object = {}, property = santiago) =>
    makePastPayment(app.db, property, {
      paidAt: `2026-05-${day}T15:00:00Z`,
      amount: 100_000,
      tenantId: tenant.id,
      name: `Nave ${day}`,
      ...rest,
    })
  const made = {
    paid: await pay(10),
    part: await pay(11, { back: 40_000 }),
    whole: await pay(12, { back: 100_000 }),
    refunding: await pay(13, { back: 40_000, refund: 'pending' }),
    disputed: await pay(14, { dispute: 'needs_response' }),
    lost: await pay(15, { dispute: 'lost' }, lima),
  }
  const booking = await makeReservation(app.db, {
    propertyId: (await makeProperty(app.db)).id,
    tenantId: tenant.id,
  })
  const [transfer] = await app.db
    .insert(transfers)
    .values({
      reservationId: booking.id,
      amount: 450_000,
      currency: 'CLP',
      reference: 'TEF 99-1234',
      receivedOn: '2026-05-16',
      recordedBy: admin.id,
      createdAt: new Date('2026-05-16T15:00:00Z'),
    })
    .returning()
  const list = async (query: Query<typeof adminPayments.list> = {}) =>
    (await app.call(adminPayments.list, { query: { q: 'nandu', ...query } }, { as: admin })).body
  return { admin, tenant, made, transfer: transfer!, list }
}

it('lists cards and transfers together, newest first, and says where the money is', async () => {
  const { made, transfer, list } = given
  const newest = [
    transfer.id,
    ...Object.values(made)
      .toReversed()
      .map(({ checkoutId }) => checkoutId),
  ]
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: 3, ...(cursor && { cursor }) })
    expect(page.total).toBe(7)
    seen.push(...page.payments.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(newest)
  const { payments } = await list()
  expect(payments.map(({ standing, refunded }) => [standing, refunded])).toEqual([
    ['paid', 0],
    ['lost', 100_000],
    ['disputed', 0],
    ['refunding', 0],
    ['refunded', 100_000],
    ['part_refunded', 40_000],
    ['paid', 0],
  ])
  expect(payments[0]).toMatchObject({
    method: 'transfer',
    reference: 'TEF 99-1234',
    paid: '2026-05-16T15:00:00.000Z',
  })
  // Each standing is a filter with the same meaning.
  for (const { standing } of payments)
    expect((await list({ standing })).payments.map(({ id }) => id)).toEqual(
      payments.filter((one) => one.standing === standing).map(({ id }) => id),
    )
})

it('filters by method, currency, days, place and reference', async () => {
  const { made, transfer, list } = given
  const ids = async (query: Query<typeof adminPayments.list>) =>
    (await list(query)).payments.map(({ id }) => id)
  expect(await ids({ method: 'transfer' })).toEqual([transfer.id])
  expect(await ids({ currency: 'PEN' })).toEqual([made.lost.checkoutId])
  expect(await ids({ from: '2026-05-11', to: '2026-05-11' })).toEqual([made.part.checkoutId])
  expect(await ids({ q: 'tef 99' })).toContain(transfer.id)
  expect(await ids({ q: made.paid.intent })).toEqual([made.paid.checkoutId])
  expect(await ids({ q: 'nave 13' })).toContain(made.refunding.checkoutId)
  expect(await ids({ q: made.paid.id.slice(0, 13) })).toEqual([made.paid.checkoutId])
})

it('writes all payments of a filter as a spreadsheet, with property, amounts and states as in the list', async () => {
  const { admin, made, list } = given
  const query = { q: 'nandu', method: 'card' } as const
  const { body } = await app.call(adminPayments.export, { query }, { as: admin })
  const files = Object.entries(unzipSync(Buffer.from(body)))
  const all = files.map(([, bytes]) => strFromU8(bytes)).join('')
  for (const { checkoutId } of Object.values(made)) expect(all).toContain(checkoutId)
  for (const text of ['Nave 11', 'Devuelto en parte', 'Propiedad', '<v>40000</v>'])
    expect(all).toContain(text)
  expect(all.match(/<row /g)).toHaveLength((await list(query)).payments.length + 1)
})

it('shows a payment with its refunds, disputes and booking', async () => {
  const { admin, tenant, made, transfer } = given
  const read = (id: string) => app.call(adminPayments.detail, { params: { id } }, { as: admin })
  const disputed = (await read(made.disputed.checkoutId)).body
  expect(disputed.providerUrl).toBe(`https://pages.example/payments/${disputed.payment.reference}`)
  expect(disputed).toMatchObject({
    payment: { standing: 'disputed', client: { email: tenant.email } },
    refunds: [],
    disputes: [{ status: 'needs_response', isOpen: true, due: '2031-02-01T00:00:00.000Z' }],
    reservation: { id: made.disputed.id },
  })
  expect((await read(made.part.checkoutId)).body).toMatchObject({
    refunds: [{ status: 'succeeded', amount: 40_000 }],
    disputes: [],
  })
  expect((await read(transfer.id)).body).toMatchObject({
    payment: { method: 'transfer' },
    refunds: [],
    providerUrl: null,
  })
  expect((await read(made.part.id)).status).toBe(404)
})
