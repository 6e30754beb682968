import { useDates, useIntl } from '@metrolibre/platform'

interface Measured {
  area: number | null
  roomCount: number
  /** How many of the rooms are free now, where it is known. */
  freeRooms?: number
}

/**
 * Returns a function that writes the size of a place: `340 m²`, `340 m², 3 espacios`, `340 m², 2 de 3 espacios libres`; undefined
 * when it is unknown.
 */
export const useMeasure = () => {
  const dates = useDates()
  const { formatMessage } = useIntl()
  return ({ area, roomCount, freeRooms = 0 }: Measured): string | undefined => {
    const size = area === null ? undefined : dates.area(area)
    const parts =
      roomCount > 0
        ? formatMessage(
            { id: 'tenants.property.rooms' },
            { count: roomCount, free: freeRooms < roomCount ? freeRooms : 0 },
          )
        : undefined
    return [size, parts].filter(Boolean).join(', ') || undefined
  }
}
