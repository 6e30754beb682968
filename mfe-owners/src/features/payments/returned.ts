import type { Reservation } from '@metrolibre/api-client'

/** Tells that the whole of a booking was paid with what had been paid for the dates before. */
export const isPaidBefore = ({ dateChange }: Reservation): boolean => dateChange?.due === 0

const ownRefund = ({ status, cancellation }: Reservation): number =>
  status === 'refunded' && cancellation?.status === 'agreed' ? cancellation.refund : 0

/**
 * Returns what came back of what was paid for a booking: when it was cancelled, or moved to other dates for which
 * nothing was paid, which may have cost less or have been cancelled in turn.
 */
export const returnedOf = (booking: Reservation, all: readonly Reservation[]): number => {
  const next = all.find(({ id }) => id === booking.changedTo)
  const back = next?.dateChange?.back ?? 0
  return ownRefund(booking) + back + (next && isPaidBefore(next) ? returnedOf(next, all) : 0)
}
