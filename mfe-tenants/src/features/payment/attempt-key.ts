const keyOf = (reservationId: string) => `metrolibre.booking.payment.${reservationId}`

/**
 * The idempotency key of the present attempt to pay: the same one leads to the same checkout, also after a
 * reload and in the tab that the checkout came back to.
 */
export const attemptKey = (reservationId: string): { key: string; known: boolean } => {
  const stored = localStorage.getItem(keyOf(reservationId))
  if (stored) return { key: stored, known: true }
  const key = crypto.randomUUID()
  localStorage.setItem(keyOf(reservationId), key)
  return { key, known: false }
}

/** The next attempt is a new one. */
export const forgetAttempt = (reservationId: string): void => localStorage.removeItem(keyOf(reservationId))
