import { properties, type PropertyCard, type SearchResult } from '@metrolibre/api-client'
import type { QueryClient } from '@metrolibre/platform'

/** Returns what the lists that were shown before know of a property. */
export const knownCard = (queryClient: QueryClient, id: string): PropertyCard | undefined =>
  queryClient
    .getQueriesData<SearchResult>({ queryKey: properties.keys.searches })
    .flatMap(([, result]) => result?.properties ?? [])
    .find((card) => card.id === id)
