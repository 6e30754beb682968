import type { Reservation } from '@metrolibre/api-client'
import { useDates, useIntl, useUnsavedChanges } from '@metrolibre/platform'

/**
 * Asks before the user leaves a signed reservation: it is kept, so a closed tab loses nothing, but nobody should leave
 * without knowing until when. An extension does not ask, because giving it up leaves the page too.
 */
export const useLeaving = ({ holdExpiresAt, timeZone, extends: extended }: Reservation): void => {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const time = holdExpiresAt === null ? '' : dates.time(holdExpiresAt, timeZone)
  useUnsavedChanges(!extended, {
    title: formatMessage({ id: 'tenants.booking.leaving.title' }),
    text: formatMessage({ id: 'tenants.booking.leaving.text' }, { time }),
    confirm: formatMessage({ id: 'tenants.booking.leaving.confirm' }),
    cancel: formatMessage({ id: 'tenants.booking.keep' }),
  })
}
