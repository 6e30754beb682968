import { reservationTransitions, type ReservationState } from '@metrolibre/contract'
import { recordTransition } from '../modules/reservation-core/event-repository.ts'
import { applyTransition } from '../modules/reservation-core/transition.ts'
import type { Database } from '../platform/db/client.ts'
import { reservations, type ReservationRow } from '../platform/db/schema/reservations.ts'
import { makeUser } from './factories.ts'

type Values = Partial<typeof reservations.$inferInsert> & { propertyId: string }

/** The shortest path from the hold to every state, never through an expired or cancelled one. */
const ways = new Map<ReservationState, readonly ReservationState[]>([['held', ['held']]])
for (const [state, way] of ways)
  for (const { from, to, onlyFor } of reservationTransitions)
    if (from === state && !onlyFor && !ways.has(to) && state !== 'expired' && state !== 'cancelled')
      ways.set(to, [...way, to])

/**
 * Inserts a reservation in March 2032 that passed through the machine to the wanted state. `way` names the
 * path when there are several.
 */
export async function makeReservation(
  db: Database,
  { state = 'held', ...values }: Values,
  way: readonly ReservationState[] = ways.get(state)!,
): Promise<ReservationRow> {
  const tenantId = values.tenantId ?? (await makeUser(db)).id
  const holdExpiresAt = values.holdExpiresAt ?? new Date('2040-01-01')
  const at = values.createdAt ?? new Date()
  return db.transaction(async (tx) => {
    const [held] = await tx
      .insert(reservations)
      .values({
        period: { start: new Date('2032-03-01T03:00:00Z'), end: new Date('2032-04-01T03:00:00Z') },
        rentalMode: 'month',
        timeZone: 'America/Santiago',
        startDate: '2032-03-01',
        endDate: '2032-04-01',
        unitPrice: 450_000,
        quantity: 1,
        currency: 'CLP',
        total: 450_000,
        name: 'Taller luminoso',
        address: 'Calle Falsa 123',
        ...values,
        state: 'held',
        blocks: true,
        tenantId,
        holdExpiresAt,
      })
      .returning()
    let row = held!
    const { id } = row
    await recordTransition(tx, { id, from: null, to: 'held', actor: 'tenant', at })
    for (const to of way.slice(1)) {
      const { by } = reservationTransitions.find((known) => known.from === row.state && known.to === to)!
      row = (await applyTransition(tx, { id, from: row.state, to, actor: by[0]!, at }))!
    }
    return row
  })
}
