import { properties } from '@metrolibre/api-client'
import type { MapQuery } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'

/**
 * Loads the results of a search for the map: all of them if there are few; otherwise those in the visible
 * area, in clusters that split when the map is zoomed in.
 */
export const useMatches = (filters: MapQuery, view: string | undefined) => {
  const whole = useQuery(properties.map(filters))
  const groups = whole.data?.clusters.length ?? 0
  const near = useQuery({
    ...properties.map({ ...filters, view }),
    enabled: view !== undefined && groups > 0 && !whole.isPlaceholderData,
  })
  const shown = groups > 0 ? (near.data ?? whole.data) : whole.data
  return {
    properties: shown?.properties ?? [],
    groups: shown?.clusters.map(({ lat, long, count }) => ({ lat, lng: long, count })) ?? [],
    /** Whether the shown results belong to these filters. */
    ready: whole.data !== undefined && !whole.isPlaceholderData,
  }
}
