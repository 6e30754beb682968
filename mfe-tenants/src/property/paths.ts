import type { Reservation } from '@metrolibre/api-client'
import { calendarPath } from '@metrolibre/contract'

/** Addresses of a property's pages, in their Spanish form. */
export const propertyPath = (id: string): string => `/propietario/${id}/details`

export const visitPath = (id: string): string => `/propietario/${id}/schedule`

/** The calendar that a reservation was made with; it shows what became of it. */
export const calendarOf = ({
  property,
  room,
  rentalMode,
}: Pick<Reservation, 'property' | 'room' | 'rentalMode'>): string =>
  calendarPath({ propertyId: property.id, roomId: room?.id, rentalMode })
