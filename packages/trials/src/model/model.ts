import type { ReservationState } from '@metrolibre/contract'

/** A reservation as the model expects it to be. */
export interface Believed {
  readonly id: string
  readonly tenant: string
  readonly place: number
  readonly start: number
  readonly end: number
  readonly holdMs: number
  state: ReservationState
  holdExpiresAt: number
  session?: string
  url?: string
  sessionExpiresAt?: number
  paid: boolean
  /** An admin ordered its refund while it was booked, so the period stays blocked until the money is back. */
  refunding?: boolean
}

/** The expected state, kept without a database. */
export interface Model {
  now: number
  readonly reservations: Believed[]
}

export const pending = new Set<ReservationState>([
  'held',
  'contract_signed',
  'awaiting_payment',
  'awaiting_transfer',
])
const occupying = new Set<ReservationState>([...pending, 'confirmed', 'active', 'completed'])

/** Tells whether a reservation is unpaid and its time is not over. */
export const isLive = (row: Believed, now: number): boolean =>
  pending.has(row.state) && row.holdExpiresAt > now

/**
 * Tells whether a reservation keeps others from its period. A paid checkout does so even after its time is
 * over.
 */
export const occupies = (row: Believed, now: number): boolean => {
  if (row.state === 'refund_pending' || row.state === 'needs_review') return row.refunding === true
  if (!occupying.has(row.state)) return false
  return !pending.has(row.state) || row.holdExpiresAt > now || (row.state === 'awaiting_payment' && row.paid)
}
