/** Addresses of a property's pages, in their Spanish form. */
export const propertyPath = (id: string): string => `/propietario/${id}/details`

export const visitPath = (id: string): string => `/propietario/${id}/schedule`

/** The calendar of a room, or of the whole property without one. */
export const calendarPath = (
  id: string,
  { roomId, isDaily }: { roomId?: string; isDaily: boolean },
): string => `/propietario/${id}/calendar/${roomId ?? 'entire'}/${isDaily ? 'daily' : 'monthly'}`
