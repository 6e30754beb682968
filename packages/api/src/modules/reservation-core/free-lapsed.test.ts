import { endpoints } from '@metrolibre/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, adminReservations } = endpoints
let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

/** The steps a tenant takes before stopping, and the minutes after which that reservation is over. */
const ways = {
  held: { steps: [], minutes: 15 },
  contract_signed: { steps: ['sign'], minutes: 30 },
  awaiting_transfer: { steps: ['sign', 'transfer'], minutes: 48 * 60 },
  awaiting_payment: { steps: ['sign', 'checkout'], minutes: 36 },
} as const

const go = async (state: keyof typeof ways) => {
  const { id: locationId } = await makeProperty(app.db)
  const body = { locationId, range: monthsFrom(app.clock.now(), 1, 2) }
  const hold = async () => app.call(reservations.hold, { body }, { as: await makeUser(app.db) })
  const tenant = await makeUser(app.db)
  const { body: first } = await app.call(reservations.hold, { body }, { as: tenant })
  const params = { id: first.id }
  const as = { as: tenant }
  for (const step of ways[state].steps) {
    if (step === 'sign')
      await app.call(reservations.signContract, { params, body: { contractData: contractForm } }, as)
    if (step === 'checkout') await app.call(reservations.retryCheckout, { params }, as)
    if (step === 'transfer')
      await app.call(
        adminReservations.transfer,
        { params, body: { action: 'await' } },
        { as: await makeAdmin(app.db) },
      )
  }
  const status = async () => (await app.call(reservations.detail, { params }, as)).body.status
  return { hold, status, id: first.id }
}

describe('a reservation whose time is over, before any timer has run', () => {
  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'no longer blocks its period when it is %s',
    async (state) => {
      const { hold, status, id } = await go(state)
      expect(await status()).toBe(state)
      app.clock.advance(ways[state].minutes * 60_000 - 1000)
      expect((await hold()).problem?.code).toBe('period_taken')
      app.clock.advance(1000)
      expect((await hold()).status).toBe(201)
      expect(await status()).toBe('expired')
      const [last] = await app.sql`
      select from_state, actor from reservation_events where reservation_id = ${id} order by id desc limit 1`
      expect(last).toEqual({ from_state: state, actor: 'timer' })
    },
  )
})
