import type { MovingFacts } from '@metrolibre/contract'
import type { Reservation } from './reservations.ts'

/** Returns what the costs of moving in depend on for a reservation, or null where it does not state them. */
export function movingFactsOf(reservation: Reservation): MovingFacts | null {
  const { costs, property, rentalMode, unitPrice, currency, dateChange, serverTime: now } = reservation
  if (!costs) return null
  return {
    ...costs,
    country: property.country,
    rentalMode,
    unitPrice,
    currency,
    stay: reservation,
    isExtension: reservation.extends !== null,
    now,
    ...(dateChange && { due: dateChange.due }),
  }
}
