import { deviceStorage } from '@metrolibre/platform'
const keyOf = (reservationId: string) => `metrolibre.booking.payment.${reservationId}`

/**
 * Returns the idempotency key of the current attempt to pay. The same key leads to the same checkout, also
 * after a reload and in the tab in which the checkout returns.
 */
export const paymentAttemptKey = (reservationId: string): { key: string; known: boolean } => {
  const stored = deviceStorage.getItem(keyOf(reservationId))
  if (stored) return { key: stored, known: true }
  const key = crypto.randomUUID()
  deviceStorage.setItem(keyOf(reservationId), key)
  return { key, known: false }
}

/** Makes the next attempt start with a new key. */
export const forgetAttempt = (reservationId: string): void => deviceStorage.removeItem(keyOf(reservationId))
