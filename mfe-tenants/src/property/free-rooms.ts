import { unitPriceOf, type Prices, type PropertyDetail, type PublicRoom } from '@metrolibre/api-client'

/** Whether a price is set. */
export const hasPrice = (prices: Prices): boolean => (unitPriceOf(prices) ?? 0) > 0

/** Returns the rooms that can be booked. */
export const freeRooms = ({ rooms }: PropertyDetail): PublicRoom[] =>
  rooms.filter((room) => room.isActive && hasPrice(room))

/** Whether anything can be booked: a property that is rented room by room needs a free room (RULES.md §3). */
export const isFree = (property: PropertyDetail): boolean =>
  property.isActive && (property.propertyType !== 'room' || freeRooms(property).length > 0)
