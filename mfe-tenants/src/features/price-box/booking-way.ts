import type { PropertyDetail } from '@metrolibre/api-client'
import { calendarPath } from '@metrolibre/contract'
import { bookableRooms, hasShownPrice, isBookable } from '../../property/free.ts'

export interface BookingWay {
  /** The path that the booking button links to; without it nothing can be booked. */
  to?: string
  /** Several rooms can be booked, so one has to be chosen first. */
  choose: boolean
}

/**
 * Returns how a property is booked: as a whole, by the only room that can be, or by choosing one of its rooms
 * (RULES.md §3.56a).
 */
export const bookingWay = (property: PropertyDetail, roomsAnchor: string): BookingWay => {
  const { id, rentalMode, propertyType } = property
  if (!isBookable(property)) return { choose: false }
  if (propertyType !== 'room')
    return hasShownPrice(property)
      ? { to: calendarPath({ propertyId: id, rentalMode }), choose: false }
      : { choose: false }
  const [only, second] = bookableRooms(property)
  if (!only) return { choose: false }
  if (second) return { to: `#${roomsAnchor}`, choose: true }
  return { to: calendarPath({ propertyId: id, roomId: only.id, rentalMode: only.rentalMode }), choose: false }
}
