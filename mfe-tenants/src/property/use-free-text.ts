import type { PropertyDetail, PublicRoom } from '@metrolibre/api-client'
import { useDates, useIntl } from '@metrolibre/platform'
import { bookableRooms, isBookable, isFreeNow } from './free.ts'

interface FreeText {
  /** Whether a stay can begin now. */
  readonly now: boolean
  readonly text: string
}

/** Returns texts that say whether a property or a room is free, and if not, from when. */
export function useFreeText() {
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const laterOf = ({ free }: Pick<PublicRoom, 'free'>): string =>
    free?.from
      ? formatMessage(
          { id: 'tenants.property.freeFrom' },
          { day: day(free.from, { day: 'numeric', month: 'short', year: 'numeric' }) },
        )
      : formatMessage({ id: 'tenants.property.leaseFull' })
  const textOf = (property: PropertyDetail): string => {
    const { isActive, propertyType, free } = property
    if (isActive && free && !free.now) return laterOf(property)
    const rooms = propertyType === 'room' ? bookableRooms(property).filter(isFreeNow).length : -1
    return formatMessage({ id: 'tenants.property.availability' }, { active: String(isActive), rooms })
  }
  return {
    ofProperty: (property: PropertyDetail): FreeText => ({
      now: isBookable(property) && isFreeNow(property),
      text: textOf(property),
    }),
    /** Undefined for a room that is free now. */
    laterOfRoom: (room: PublicRoom) => (isFreeNow(room) ? undefined : laterOf(room)),
  }
}
