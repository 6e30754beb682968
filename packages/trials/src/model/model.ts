import type { ReservationState } from '@metrolibre/contract'

/** A reservation as the model believes it to be. */
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
  paid: boolean
  /** Given back by an admin while it was booked: the period stays taken until the money is back. */
  refunding?: boolean
}

/** What should be true, kept without any database. */
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

/** Whether a reservation is an unpaid one whose time runs. */
export const isLive = (row: Believed, now: number): boolean =>
  pending.has(row.state) && row.holdExpiresAt > now

/** Whether somebody else can have the period; a paid checkout whose time is over still cannot be had. */
export const occupies = (row: Believed, now: number): boolean => {
  if (row.state === 'refund_pending' || row.state === 'needs_review') return row.refunding === true
  if (!occupying.has(row.state)) return false
  return !pending.has(row.state) || row.holdExpiresAt > now || (row.state === 'awaiting_payment' && row.paid)
}
