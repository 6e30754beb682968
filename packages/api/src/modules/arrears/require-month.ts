import type { Transaction } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { lockCharges, type ChargeRow } from '../charges/repository.ts'
import { lockReservation } from '../reservation-core/repository.ts'

export interface MonthName {
  readonly reservationId: string
  readonly number: number
}

export interface LockedMonth {
  readonly reservation: ReservationRow
  readonly charge: ChargeRow
  readonly all: readonly ChargeRow[]
}

/**
 * Locks a booking and its months, and returns one of them.
 * @throws AppError not_found
 */
export async function lockMonth(tx: Transaction, { reservationId, number }: MonthName): Promise<LockedMonth> {
  const reservation = found(await lockReservation(tx, reservationId))
  const all = await lockCharges(tx, reservationId)
  return { reservation, charge: found(all.find((one) => one.number === number)), all }
}

const owedStates = ['due', 'failed', 'overdue'] as const
type Owed = ChargeRow & { readonly state: (typeof owedStates)[number] }

/** Tells whether the day of a month has come and it is not paid, so that the office decides about it. */
const isOwed = (charge: ChargeRow): charge is Owed =>
  (owedStates as readonly ChargeRow['state'][]).includes(charge.state)

/** @throws AppError wrong_state when the month is paid, or its day is to come, or it is not charged any more */
export function requireOwed(charge: ChargeRow): Owed {
  if (isOwed(charge)) return charge
  throw new AppError('wrong_state', { text: 'wrong_state.charge' })
}
