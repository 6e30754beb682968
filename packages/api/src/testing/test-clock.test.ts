import { endpoints } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { contractForm, monthsFrom } from './booking.ts'
import { makeProperty, makeUser } from './factories.ts'
import { createTestApp } from './test-app.ts'
import { createTestClock } from './test-clock.ts'

it('may have stood still for minutes when a test pays, as on a busy machine', async () => {
  const app = await createTestApp({ clock: createTestClock(new Date(Date.now() - 5 * 60_000)) })
  const { id: locationId } = await makeProperty(app.db)
  const body = { locationId, range: monthsFrom(app.clock.now(), 0, 2), contractData: contractForm }
  const as = await makeUser(app.db)
  const opened = await app.call(endpoints.reservations.checkoutLocation, { body }, { as })
  await app.close()
  expect(opened.status).toBe(200)
})
