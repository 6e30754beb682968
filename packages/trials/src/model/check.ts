import assert from 'node:assert/strict'
import { findTransition, type ReservationActor, type ReservationState } from '@metrolibre/contract'
import type { ModelWorld } from './world.ts'

/** Checks what must be true after every command. */
export async function checkAlways({ app }: ModelWorld): Promise<void> {
  const overlaps = await app.sql`
    select a.id from reservations a join reservations b on a.id < b.id and a.property_id = b.property_id
      and a.units && b.units and a.period && b.period where a.blocks and b.blocks`
  assert.equal(overlaps.length, 0, 'I1: two blocking reservations overlap')
  const events = await app.sql<
    Array<{ id: string; from: ReservationState | null; to: ReservationState; actor: ReservationActor }>
  >`
    select reservation_id as id, from_state as from, to_state as to, actor from reservation_events order by reservation_events.id`
  const last = new Map<string, ReservationState>()
  for (const { id, from, to, actor } of events) {
    assert.equal(from, last.get(id) ?? null, 'an audit row does not follow the one before')
    assert.ok(findTransition(from, to, actor), `the machine knows no ${from} to ${to} by ${actor}`)
    last.set(id, to)
  }
  const states = await app.sql<
    Array<{ id: string; state: ReservationState }>
  >`select id, state from reservations`
  for (const { id, state } of states) assert.equal(state, last.get(id), 'a state without its audit row')
}

/** Checks what must be true once all services are available again and every timer has run. */
export async function checkSettled({ app, clock }: ModelWorld): Promise<void> {
  const wrong = await app.sql`
    select r.id, r.state from reservations r
    left join checkout_sessions c on c.reservation_id = r.id and c.status = 'paid'
      and not exists (select from refunds f where f.checkout_session_id = c.id and f.status = 'succeeded')
    left join transfers t on t.reservation_id = r.id
    group by r.id, r.state, r.total
    having (r.state in ('confirmed', 'active', 'completed'))
      <> (count(c.id) filter (where c.amount = r.total) + count(t.id) = 1)
      and not (r.state = 'refunded' and count(t.id) = 1)`
  assert.deepEqual([...wrong], [], 'I4: booked without exactly one payment, or paid without a booking')
  const refunds = await app.sql`select id, status from refunds where status <> 'succeeded'`
  assert.deepEqual([...refunds], [], 'I5: a refund is still on its way')
  const overdue = await app.sql`
    select id, state from reservations where hold_expires_at <= ${clock.now().toISOString()}::timestamptz`
  assert.deepEqual([...overdue], [], 'I6: a hold outlived its time')
}
