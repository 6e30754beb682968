import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transfers } from '../../platform/db/schema/payments.ts'
import { makeAdmin, makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertTransfer } from './transfer-repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a bank transfer is recorded once for a reservation', async () => {
  const { id: propertyId } = await makeProperty(app.db)
  const { id: reservationId, total: amount, currency } = await makeReservation(app.db, { propertyId })
  const { id: recordedBy } = await makeAdmin(app.db)
  const transfer = { reservationId, amount, currency, reference: 'T-1', receivedOn: '2032-03-01', recordedBy }
  const record = () => app.db.transaction((tx) => insertTransfer(tx, transfer))
  await record()
  await expect(record()).rejects.toMatchObject({ cause: { constraint_name: 'transfers_reservation' } })
  expect(
    await app.db.select().from(transfers).where(eq(transfers.reservationId, reservationId)),
  ).toMatchObject([transfer])
})
