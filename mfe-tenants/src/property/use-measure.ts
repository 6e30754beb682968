import { useDates, useIntl } from '@metrolibre/platform'

interface Measured {
  area: number | null
  roomCount: number
}

/**
 * Returns a function that writes the size of a place: `340 m²`, `340 m², 3 espacios`; undefined when it is
 * unknown.
 */
export const useMeasure = () => {
  const dates = useDates()
  const { formatMessage } = useIntl()
  return ({ area, roomCount }: Measured): string | undefined => {
    const size = area === null ? undefined : dates.area(area)
    const parts =
      roomCount > 0 ? formatMessage({ id: 'tenants.property.rooms' }, { count: roomCount }) : undefined
    return [size, parts].filter(Boolean).join(', ') || undefined
  }
}
