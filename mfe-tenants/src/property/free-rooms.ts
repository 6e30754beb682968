import { unitPriceOf, type Prices, type PropertyDetail, type PublicRoom } from '@metrolibre/api-client'

/** Whether anything can be asked for it. */
export const hasPrice = (prices: Prices): boolean => (unitPriceOf(prices) ?? 0) > 0

/** The rooms that can be had. */
export const freeRooms = ({ roomsDetails }: PropertyDetail): PublicRoom[] =>
  roomsDetails.filter((room) => room.isActive && hasPrice(room))

/** Whether there is something to be had: what is let room by room is as free as its rooms are. RULES §3. */
export const isFree = (property: PropertyDetail): boolean =>
  property.isActive && (property.propertyType !== 'room' || freeRooms(property).length > 0)
