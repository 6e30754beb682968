import {
  favourites,
  isNetworkError,
  properties,
  type Favourite,
  type PropertyCard,
} from '@metrolibre/api-client'
import { keepPreviousData, useQuery, useQueryClient } from '@metrolibre/platform'
import type { Shown } from '../../features/favourites/sorted.ts'

/**
 * Returns favourites with their cards. Without a connection, those whose pages were visited are shown as they were
 * then.
 */
export const useShown = (list: readonly Favourite[] | undefined) => {
  const client = useQueryClient()
  const ids = (list ?? []).map(({ propertyId }) => propertyId).toSorted()
  const options = favourites.cards(ids)
  const cards = useQuery({ ...options, enabled: list !== undefined, placeholderData: keepPreviousData })
  const lost = isNetworkError(cards.error)
  const visited = useQuery({
    queryKey: ['properties', 'visited', ids],
    enabled: lost && ids.length > 0,
    networkMode: 'always',
    queryFn: async (): Promise<PropertyCard[]> => {
      const read = ids.map((id) =>
        client.fetchQuery({ ...properties.detail(id), retry: false, networkMode: 'always' }),
      )
      const settled = await Promise.allSettled(read)
      return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    },
  })
  const known = new Map((cards.data ?? visited.data ?? []).map((card) => [card.id, card]))
  const isRead = cards.data !== undefined || visited.data !== undefined
  const shown: Shown[] | undefined =
    list && (isRead || list.length === 0)
      ? list.map((favourite) => ({ favourite, card: known.get(favourite.propertyId) }))
      : undefined
  return {
    shown,
    /** Whether a missing card may only be out of reach. */
    offline: cards.data === undefined,
    error: lost ? visited.error : cards.error,
    refetch: cards.refetch,
    isFetching: cards.isFetching,
  }
}
