import type { PropertyDetail } from '@metrolibre/contract'

interface Priced {
  isDaily: boolean
  value: number | null
  dailyValue: number | null
}

/** Whether anything can be asked for it. */
export const hasPrice = ({ isDaily, value, dailyValue }: Priced): boolean =>
  ((isDaily ? dailyValue : value) ?? 0) > 0

/** The rooms that can be had. */
export const freeRooms = ({ roomsDetails }: PropertyDetail) =>
  roomsDetails.filter((room) => room.isActive && hasPrice(room))

/** Whether there is something to be had: what is let room by room is as free as its rooms are. RULES §3. */
export const isFree = (property: PropertyDetail): boolean =>
  property.isActive && (property.propertyType !== 'room' || freeRooms(property).length > 0)
