import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservationEvents } from '../../platform/db/schema/reservations.ts'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findReservation } from './repository.ts'
import { applyTransition, type Transition } from './transition.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const at = new Date('2031-05-01T12:00:00Z')
const held = async () => {
  const { id: propertyId } = await makeProperty(app.db)
  return (await makeReservation(app.db, { propertyId })).id
}
const apply = (change: Transition) => app.db.transaction((tx) => applyTransition(tx, change))
const historyOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(reservationEvents)
      .where(eq(reservationEvents.reservationId, id))
      .orderBy(reservationEvents.id)
  ).map(({ fromState, toState }) => `${fromState} ${toState}`)

describe('a transition', () => {
  it('does nothing when the reservation has left the expected state', async () => {
    const id = await held()
    await apply({ id, from: 'held', to: 'contract_signed', actor: 'tenant', at })
    // The machine also allows cancelling a signed reservation, so only the comparison with the old state
    // prevents this.
    expect(await apply({ id, from: 'held', to: 'cancelled', actor: 'tenant', at })).toBeUndefined()
    expect(await apply({ id, from: 'held', to: 'contract_signed', actor: 'tenant', at })).toBeUndefined()
    expect((await findReservation(app.db, id))?.state).toBe('contract_signed')
    expect(await historyOf(id)).toEqual(['null held', 'held contract_signed'])
  })

  it('happens only once when several are requested at the same moment', async () => {
    const id = await held()
    const done = await Promise.all([
      apply({ id, from: 'held', to: 'cancelled', actor: 'tenant', at }),
      apply({ id, from: 'held', to: 'cancelled', actor: 'admin', at }),
      apply({ id, from: 'held', to: 'expired', actor: 'timer', at }),
      apply({ id, from: 'held', to: 'contract_signed', actor: 'tenant', at }),
    ])
    const [row, ...others] = done.filter((each) => each !== undefined)
    expect(others).toEqual([])
    expect(await historyOf(id)).toEqual(['null held', `held ${row?.state}`])
  })

  it('stores the data of the change in the history, or an empty object when there is none', async () => {
    const id = await held()
    await apply({ id, from: 'held', to: 'contract_signed', actor: 'tenant', at })
    await apply({ id, from: 'contract_signed', to: 'cancelled', actor: 'tenant', at, data: { clause: 4 } })
    const events = app.db.select().from(reservationEvents).where(eq(reservationEvents.reservationId, id))
    const history = await events.orderBy(reservationEvents.id)
    expect(history.map(({ data }) => data)).toEqual([{}, {}, { clause: 4 }])
  })

  it('is rejected before it reaches the database when the machine does not allow it for the actor', async () => {
    const id = await held()
    await expect(apply({ id, from: 'held', to: 'expired', actor: 'tenant', at })).rejects.toThrow(
      'No transition held to expired by tenant',
    )
  })
})
