import type { Reservation } from '@metrolibre/contract'

/** In a calendar's address, instead of a room. */
export const wholeProperty = 'entire'

/** Addresses of a property's pages, in their Spanish form. */
export const propertyPath = (id: string): string => `/propietario/${id}/details`

export const visitPath = (id: string): string => `/propietario/${id}/schedule`

/** The calendar of a room, or of the whole property without one. */
export const calendarPath = (
  id: string,
  { roomId, isDaily }: { roomId?: string | null; isDaily: boolean },
): string => `/propietario/${id}/calendar/${roomId ?? wholeProperty}/${isDaily ? 'daily' : 'monthly'}`

/** The calendar that a reservation was made with; it shows what became of it. */
export const calendarOf = ({
  location,
  room,
  isDaily,
}: Pick<Reservation, 'location' | 'room' | 'isDaily'>): string =>
  calendarPath(location.id, { roomId: room?.id ?? null, isDaily })
