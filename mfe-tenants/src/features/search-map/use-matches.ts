import { properties } from '@metrolibre/api-client'
import type { MapQuery } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'

/**
 * What a search finds, for the map. All of it, when it is little; else what the visible part holds, in groups
 * that part as the map comes closer.
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
    /** Whether what is shown belongs to these filters. */
    ready: whole.data !== undefined && !whole.isPlaceholderData,
  }
}
