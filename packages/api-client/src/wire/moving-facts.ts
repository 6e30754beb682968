import { pendingStates, type MovingFacts } from '@metrolibre/contract'
import type { Reservation } from './reservations.ts'

const isPending = ({ status }: Reservation): boolean => (pendingStates as readonly string[]).includes(status)

/**
 * Returns what the costs of moving in depend on for a reservation, or null where it does not state them. `monthly` is set for
 * one that is about to be paid month by month.
 */
export function movingFactsOf(
  reservation: Reservation,
  { monthly = false }: { readonly monthly?: boolean } = {},
): MovingFacts | null {
  const { costs, property, rentalMode, unitPrice, currency, dateChange, serverTime: now } = reservation
  const { monthlyPlan = false, charges = [] } = reservation
  if (!costs) return null
  const paid = charges.filter(({ state }) => state === 'paid' || state === 'refunded').length
  return {
    ...costs,
    country: property.country,
    rentalMode,
    unitPrice,
    currency,
    stay: reservation,
    isExtension: reservation.extends !== null,
    now,
    monthlyPlan,
    ...((monthly || charges.length > 0) && { monthsPaid: Math.max(1, paid) }),
    // Once it is paid, what was paid before counts like the rest.
    ...(dateChange && isPending(reservation) && { due: dateChange.due }),
  }
}
