import type { Reservation } from '@metrolibre/api-client'
import { calendarPath } from '@metrolibre/contract'

/** Paths of a property's pages, in their Spanish form. */
export const propertyPath = (id: string): string => `/propietario/${id}/details`

export const visitPath = (id: string): string => `/propietario/${id}/schedule`

/** Returns the path of a booking in the list of its tenant. */
export const bookingPath = (id: string): string => `/my-locations/reservations?reservation=${id}`

/** Returns the path of the calendar in which a reservation was made; it shows the reservation's state. */
export const calendarOf = ({
  property,
  room,
  rentalMode,
}: Pick<Reservation, 'property' | 'room' | 'rentalMode'>): string =>
  calendarPath({ propertyId: property.id, roomId: room?.id, rentalMode })
