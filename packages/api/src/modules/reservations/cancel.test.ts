import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, makeProperty, makeUser } from '../../testing/factories.ts'
import { readInbox } from '../../testing/inbox.ts'
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

  it('by the office is told to the tenant with its reason and a link, and by the tenant is not', async () => {
    const { id: propertyId } = await makeProperty(app.db)
    const reason = 'La nave se inundó'
    const mailsOf = async (actor: 'admin' | 'tenant') => {
      const tenant = await makeUser(app.db)
      const held = await makeReservation(app.db, { propertyId, tenantId: tenant.id })
      const actorId = actor === 'admin' ? (await makeAdmin(app.db)).id : tenant.id
      await cancelReservation(app, { actor, actorId, reason }, held)
      return { mails: await readInbox(app, tenant.email), id: held.id }
    }
    const { mails, id } = await mailsOf('admin')
    expect(mails).toMatchObject([{ subject: expect.stringContaining('Cancelamos tu reserva') as string }])
    expect(mails[0]!.text).toContain(`Motivo: ${reason}`)
    expect(mails[0]!.text).toContain(`reservation=${id}`)
    expect((await mailsOf('tenant')).mails).toEqual([])
  })
})
