import { findTransition, reservationStates, type ReservationState } from '@metrolibre/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { makeReservation } from '../../testing/make-reservation.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ReservationRow } from './schema/reservations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

class Undone extends Error {}

/** Returns `done`, or the constraint that refused a statement. The statement is always rolled back. */
const outcomeOf = async (statement: ReturnType<typeof sql>): Promise<string> => {
  try {
    await app.db.transaction(async (tx) => {
      await tx.execute(statement)
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return 'done'
    return (error as { cause: { constraint_name: string } }).cause.constraint_name
  }
  return 'done'
}

const both = [true, false]
const make = async (way: readonly ReservationState[]): Promise<ReservationRow> => {
  const { id: propertyId } = await makeProperty(app.db)
  return makeReservation(app.db, { propertyId, state: way.at(-1)! }, way)
}

const kindOf = ({ replacesId, previousReservationId }: ReservationRow) => {
  if (replacesId !== null) return 'change'
  return previousReservationId === null ? 'first' : 'extension'
}

/** Tries every pair of states with a plain statement and compares the outcome with the contract's table. */
const expectPairs = async (row: ReservationRow) => {
  for (const to of reservationStates) {
    const way = findTransition(row.state, to)
    const known = row.state === to ? 'keep' : way?.blocks
    const onlyFor = way?.onlyFor && !way.onlyFor.some((kind) => kind === kindOf(row))
    const refusal = onlyFor ? 'reservations_following_only' : 'reservations_machine'
    const after = known === 'keep' ? row.blocks : known
    for (const blocks of both) {
      const outcome = await outcomeOf(
        sql`update reservations set state = ${to}, blocks = ${blocks}, hold_expires_at = now() where id = ${row.id}`,
      )
      expect(`${row.state} to ${to}, blocks ${blocks}: ${outcome}`).toBe(
        `${row.state} to ${to}, blocks ${blocks}: ${blocks === after && !onlyFor ? 'done' : refusal}`,
      )
    }
  }
}

describe('the database', () => {
  it.each(reservationStates)('moves a reservation that is %s only as the contract allows', async (state) => {
    const { id: propertyId } = await makeProperty(app.db)
    await expectPairs(await makeReservation(app.db, { propertyId, state }))
  })

  it.each(['contract_signed', 'awaiting_payment'] as const)(
    'moves an extension that is %s as the contract allows for extensions',
    async (state) => {
      const { id: previousReservationId, propertyId } = await make(['held', 'expired'])
      await expectPairs(await makeReservation(app.db, { propertyId, state, previousReservationId }))
    },
  )

  it('keeps a released period free during the refund', async () => {
    await expectPairs(await make(['held', 'expired', 'refund_pending']))
    await expectPairs(await make(['held', 'expired', 'refund_pending', 'needs_review']))
  })

  it('creates reservations only as the contract allows', async () => {
    const { id } = await make(['held', 'expired'])
    for (const state of reservationStates)
      for (const blocks of both) {
        const outcome = await outcomeOf(sql`
          insert into reservations (property_id, tenant_id, state, blocks, period, rental_mode, time_zone, start_date,
            end_date, unit_price, quantity, currency, total, name, address, hold_expires_at)
          select property_id, tenant_id, ${state}, ${blocks}, period, rental_mode, time_zone, start_date, end_date,
            unit_price, quantity, currency, total, name, address, now() from reservations where id = ${id}`)
        const begins = findTransition(null, state)?.blocks === blocks
        expect(`${state}, blocks ${blocks}: ${outcome}`).toBe(
          `${state}, blocks ${blocks}: ${begins ? 'done' : 'reservations_machine'}`,
        )
      }
  })

  it('checks every kind of statement: an upsert, a merge, and updates of many rows', async () => {
    const { id, propertyId } = await make(['held', 'expired'])
    const other = await makeReservation(app.db, { propertyId, state: 'cancelled' })
    const statements = [
      sql`update reservations set state = 'refunded' where property_id = ${propertyId}`,
      sql`insert into reservations (id, property_id, tenant_id, state, blocks, period, rental_mode, time_zone, start_date,
          end_date, unit_price, quantity, currency, total, name, address, hold_expires_at)
        select id, property_id, tenant_id, state, blocks, period, rental_mode, time_zone, start_date, end_date, unit_price,
          quantity, currency, total, name, address, hold_expires_at from reservations where id = ${id}
        on conflict (id) do update set state = 'held', blocks = true, hold_expires_at = now()`,
      sql`merge into reservations using (select ${other.id}::uuid as id) as other on reservations.id = other.id
        when matched then update set state = 'active', blocks = true`,
      sql`update reservations set blocks = true where id = ${id}`,
    ]
    for (const statement of statements) expect(await outcomeOf(statement)).toBe('reservations_machine')
  })
})
