import type { Reservation } from '@metrolibre/api-client'
import { useDates, useIntl, useUnsavedChanges } from '@metrolibre/platform'

/**
 * Returns the question for somebody who leaves while a place is on hold for them: the hold is kept, so a closed tab
 * loses nothing, but nobody should leave without knowing until when.
 */
export const useHoldQuestion = (reservation: Reservation | null) => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  if (!reservation) return undefined
  const { status, holdExpiresAt, timeZone } = reservation
  const time = holdExpiresAt === null ? '' : dates.time(holdExpiresAt, timeZone)
  return {
    title: formatMessage({ id: 'tenants.booking.leaving.title' }),
    text: formatMessage({ id: `tenants.booking.leaving.${status === 'held' ? 'held' : 'text'}` }, { time }),
    confirm: formatMessage({ id: 'tenants.booking.leaving.confirm' }),
    cancel: formatMessage({ id: 'tenants.booking.keep' }),
  }
}

/** Asks before the user leaves a signed reservation. An extension does not ask, because giving it up leaves the page too. */
export const useLeaving = (reservation: Reservation): void =>
  useUnsavedChanges(!reservation.extends, useHoldQuestion(reservation))
