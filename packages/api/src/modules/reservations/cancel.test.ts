import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation } from '../reservation-core/repository.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { cancelReservation } from './cancel.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('cancelling', () => {
  it('is refused as a conflict when the reservation has moved on since it was read', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const held = await makeReservation(app.db, { propertyId })
    const { id, tenantId } = held
    await app.db.transaction((tx) =>
      applyTransition(tx, { id, from: 'held', to: 'contract_signed', actor: 'tenant', at: app.clock.now() }),
    )
    const canceller = { actor: 'tenant', actorId: tenantId, reason: 'changed plans' } as const
    await expect(cancelReservation(app, canceller, held)).rejects.toMatchObject({ code: 'conflict' })
    expect((await findReservation(app.db, id))?.state).toBe('contract_signed')
  })
})
