import { unitPriceOf, type Prices, type PropertyDetail, type PublicRoom } from '@metrolibre/api-client'

type Place = Pick<PublicRoom, 'free'>

/** Whether a price is set. */
export const hasShownPrice = (prices: Prices): boolean => (unitPriceOf(prices) ?? 0) > 0

// A server of the previous version does not say when a place is free.
const hasFreeDay = ({ free }: Place): boolean => free?.from !== null

/** Whether a stay can begin now (RULES.md §5.28). */
export const isFreeNow = ({ free }: Place): boolean => free?.now ?? true

/** Whether it is worth waiting for: it can be booked, but not now, or it is sold out. What has no price has to get one first. */
export const isAwaited = (property: PropertyDetail): boolean =>
  !property.isActive || (property.price.state === 'priced' && !isFreeNow(property))

/** Whether a room can be booked, from now on or later. */
export const isBookableRoom = (room: PublicRoom): boolean =>
  room.isActive && hasShownPrice(room) && hasFreeDay(room)

export const bookableRooms = ({ rooms }: PropertyDetail): PublicRoom[] => rooms.filter(isBookableRoom)

/**
 * Whether anything can be booked, from now on or later: of a property that is rented room by room, at least one room
 * (RULES.md §3.56a).
 */
export const isBookable = (property: PropertyDetail): boolean =>
  property.isActive &&
  (property.propertyType === 'room' ? bookableRooms(property).length > 0 : hasFreeDay(property))
