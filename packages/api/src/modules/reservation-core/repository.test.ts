import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findOverdueCheckouts, findOverdueHolds } from './repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const expired = new Date('2031-05-01T12:00:00Z')
const now = new Date('2031-05-01T13:00:00Z')
const month = (number: string) => ({
  start: new Date(`2032-${number}-01T03:00:00Z`),
  end: new Date(`2032-${number}-28T03:00:00Z`),
})

describe('findOverdueHolds', () => {
  it('returns only the holds that block the period it is asked for', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const hold = async (number: string) =>
      (await makeReservation(app.db, { propertyId, period: month(number), holdExpiresAt: expired })).id
    const [march, june] = [await hold('03'), await hold('06')]
    const found = async (where: Parameters<typeof findOverdueHolds>[2]) =>
      (await findOverdueHolds(app.db, now, where)).map(({ id }) => id)
    expect(await found({ propertyId, period: month('06') })).toEqual([june])
    expect(await found({ propertyId })).toEqual([march, june])
  })
})

describe('findOverdueCheckouts', () => {
  it('returns the open session of a reservation, not an earlier one', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const { id: reservationId } = await makeReservation(app.db, {
      propertyId,
      state: 'awaiting_payment',
      holdExpiresAt: expired,
    })
    const session = async (attempt: number, status: 'expired' | 'open') => {
      const values = {
        reservationId,
        attempt,
        status,
        idempotencyKey: randomUUID(),
        parameters: {},
        amount: 450_000,
        currency: 'CLP' as const,
        expiresAt: expired,
      }
      const [row] = await app.db.insert(checkoutSessions).values(values).returning()
      return row!.id
    }
    await session(1, 'expired')
    const open = await session(2, 'open')
    expect(await findOverdueCheckouts(app.db, now, { propertyId })).toEqual([
      { id: reservationId, checkoutId: open },
    ])
  })
})
