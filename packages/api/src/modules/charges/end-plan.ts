import {
  endOfPlan,
  isUnpaidCharge,
  type ChargeActor,
  type PlanEnd,
  type unpaidChargeStates,
} from '@metrolibre/contract'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { changeCharge, lockCharges, sumUnpaid, type ChargeRow } from './repository.ts'

type UnpaidState = (typeof unpaidChargeStates)[number]
type UnpaidCharge = ChargeRow & { readonly state: UnpaidState }

/** Tells whether a charge waits to be paid. */
export const isUnpaid = (charge: ChargeRow): charge is UnpaidCharge => isUnpaidCharge(charge)

/** Returns what becomes of the money when a booking ends early that was paid at once (`unpaid` is 0) or month by month. */
export const planEnd = async (
  db: Queryable,
  { id }: Pick<ReservationRow, 'id'>,
  { released, left }: { readonly released: number; readonly left: number },
): Promise<PlanEnd> => endOfPlan({ released, left, unpaid: await sumUnpaid(db, id) })

interface Dropping {
  /** How much is not charged any more, in minor units; without it, none is charged. */
  readonly amount?: number
  /** Only charges whose day this is, or a later one. */
  readonly from?: string
  readonly actor: ChargeActor
  readonly actorId?: string | null | undefined
  readonly reason: string
  readonly at: Date
}

/**
 * Drops the charges of a booking that ends, the last month first, until the amount is reached. What is left stays owed. The
 * reservation must be locked.
 * @throws AppError wrong_state while a charge is under way, which has to be settled first (RULES.md §6.266)
 */
export async function dropCharges(
  tx: Transaction,
  reservationId: string,
  { amount = Infinity, from: first = '', ...by }: Dropping,
): Promise<void> {
  let open = amount
  const all = await lockCharges(tx, reservationId)
  // What the provider did on its own can't wait; a payment that comes after it is given back.
  if (by.actor !== 'payment' && all.some(({ state }) => state === 'charging'))
    throw new AppError('wrong_state', { text: 'wrong_state.charging' })
  for (const charge of all.toReversed().filter(isUnpaid)) {
    if (charge.amount > open || charge.dueOn < first) return
    open -= charge.amount
    await changeCharge(tx, charge, { ...by, from: charge.state, to: 'dropped' })
  }
}
