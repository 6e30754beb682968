import { dateAt, endpoints } from '@metrolibre/contract'
import { contractForm, monthsFrom } from './booking.ts'
import { makeOwner, makeProperty, makeUser } from './factories.ts'
import { payAt } from './paying.ts'
import { skipAtProvider } from './payment-provider.ts'
import type { TestApp } from './test-app.ts'
import { sendRefunds } from '../modules/payments/send-refunds.ts'
import { turnPeriods } from '../modules/reservations/expire.ts'
import { turnDeposits } from '../modules/reservations/turn-deposits.ts'

const { reservations } = endpoints
const zone = 'America/Santiago'
export const monthlyPrice = 450_000
export const dayMs = 86_400_000

/** Advances our clock and the provider's. */
export const wait = async (app: TestApp, milliseconds: number): Promise<void> => {
  app.clock.advance(milliseconds)
  await skipAtProvider(app, milliseconds)
}

/** Lets the timers turn that move stays, deposits and refunds along. */
export async function runTimers(app: TestApp): Promise<void> {
  await turnPeriods(app)
  await turnPeriods(app)
  await turnDeposits(app)
  await turnDeposits(app)
  await sendRefunds(app)
  await turnDeposits(app)
}

/** A place whose deposit of a month the platform keeps, a tenant who wants it, and ways to book and to pay. */
export async function depositScene(
  app: TestApp,
  { months = 2, place = {}, start = 0 }: { months?: number; place?: object; start?: number } = {},
) {
  const owner = await makeOwner(app.db)
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db, {
    ownerId: owner.id,
    monthlyPrice,
    monthlyPlan: true,
    depositMonths: 1,
    depositIsLost: false,
    keepsDeposit: true,
    ...place,
  })
  app.clock.advance(1_000)
  const range = monthsFrom(app.clock.now(), start, months)
  const body = { locationId: property.id, range, contractData: contractForm }
  const open = (plan: 'once' | 'monthly' = 'once') =>
    app.call(reservations.checkoutLocation, { body: { ...body, plan } }, { as: tenant })
  return { owner, tenant, property, range, open }
}

/** The same, booked and paid. */
export async function paidScene(
  app: TestApp,
  {
    plan = 'once',
    ...wish
  }: { plan?: 'once' | 'monthly'; months?: number; place?: object; start?: number } = {},
) {
  const made = await depositScene(app, wish)
  const { tenant, owner, range } = made
  const { body: opened } = await made.open(plan)
  await payAt(opened.url, app.config.STRIPE_API_URL)
  await app.call(reservations.bySession, { params: { sessionId: opened.sessionId } }, { as: tenant })
  const id = opened.reservationId
  const read = async () => (await app.call(reservations.detail, { params: { id } }, { as: tenant })).body
  const deposit = async () => (await read()).deposit!
  /** Goes to a day at the place after the stay has ended, at noon, and lets the timers turn. */
  const goToEnd = async (days = 0) => {
    await wait(app, range.end + 12 * 3_600_000 + days * dayMs - app.clock.now().getTime())
    await runTimers(app)
  }
  const row = async () => (await app.sql`select * from deposits where reservation_id = ${id}`)[0]!
  const endedOn = dateAt(range.end, zone)
  return { ...made, owner, id, opened, read, deposit, goToEnd, row, endedOn }
}
