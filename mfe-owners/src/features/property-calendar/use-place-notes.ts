import { unitPriceOf, type OwnedProperty } from '@metrolibre/api-client'
import { addDays, formatExact } from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'

/** Returns what stands under the names of a property and its rooms: how long it is let, size and price. */
export function usePlaceNotes({ endLease }: OwnedProperty) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const priceOf = (room: OwnedProperty['rooms'][number]) => {
    const amount = unitPriceOf(room)
    if (amount === null) return null
    const unit = formatMessage({
      id: `mfe-owners.panel.${room.rentalMode === 'hour' ? 'perHour' : 'perMonth'}`,
    })
    return `${formatExact({ amount, currency: room.currency }, locale)} ${unit}`
  }
  return {
    whole: endLease
      ? formatMessage(
          { id: 'mfe-owners.panel.calendar.window' },
          { day: dates.day(addDays(endLease, -1), { day: 'numeric', month: 'short', year: 'numeric' }) },
        )
      : '',
    room: (room: OwnedProperty['rooms'][number]) =>
      [room.area !== null && dates.area(room.area), priceOf(room)].filter(Boolean).join(' · '),
  }
}
