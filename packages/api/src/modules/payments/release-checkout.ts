import type { ReservationActor } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { applyTransition } from '../reservation-core/transition.ts'
import { findReservation, lockReservation } from '../reservation-core/repository.ts'
import { fulfil } from './fulfil.ts'
import { changeCheckout, findUnsettled } from './repository.ts'
import { closeSession } from './session-link.ts'

interface Release {
  readonly to: 'expired' | 'cancelled' | 'contract_signed'
  readonly actor: ReservationActor
  readonly actorId?: string
  readonly reason: string
  /** The only attempt that may be closed. If another one was begun by now, nothing changes. */
  readonly only?: string | undefined
  /** Runs in the transaction that releases it, before that commits. */
  readonly record?: (tx: Transaction) => Promise<void>
}

/**
 * Moves a reservation out of `awaiting_payment`. Its session is first closed and read again; a paid one is
 * fulfilled instead. Returns the reservation as it is afterwards (RULES.md §6.61).
 */
export async function releaseCheckout(
  app: AppContext,
  reservationId: string,
  { to, record, only, ...by }: Release,
): Promise<ReservationRow | undefined> {
  const open = await findUnsettled(app.db, reservationId)
  if (only !== undefined && open?.id !== only) return findReservation(app.db, reservationId)
  const paid = open && (await closeSession(app, open))
  if (paid) {
    await fulfil(app, paid)
    return findReservation(app.db, reservationId)
  }
  const at = app.clock.now()
  return app.db.transaction(async (tx) => {
    // Lock the reservation before the session, as every transaction does.
    const locked = (await lockReservation(tx, reservationId))!
    const current = await findUnsettled(tx, reservationId)
    // The tenant may have opened another session while this one was being closed.
    const isAnother = current?.id !== open?.id || current?.keyTurn !== open?.keyTurn
    if (isAnother || locked.state !== 'awaiting_payment') return locked
    const change = { id: reservationId, from: 'awaiting_payment', to, at, ...by } as const
    const row = await applyTransition(tx, change)
    if (row) await record?.(tx)
    if (current) {
      const status = current.stripeSessionId ? 'expired' : 'failed'
      await changeCheckout(tx, current.id, ['creating', 'open'], { status }, at)
    }
    return row
  })
}
