import type { BodyInput, endpoints } from '@metrolibre/contract'
import { queryOptions } from '@tanstack/react-query'
import { staleTimes } from '../stale-times.ts'
import { readCards } from '../wire/properties.ts'
import { readFavourite, sendFavourite, type Favourite } from '../wire/favourites.ts'
import { callsOf } from './calls-of.ts'

const calls = callsOf(() =>
  import(/* webpackChunkName: "saved-calls" */ '@metrolibre/contract/endpoints/favourites').then(
    (group) => group.favourites,
  ),
)
const locations = callsOf(() =>
  import(/* webpackChunkName: "calls" */ '@metrolibre/contract/endpoints/properties').then(
    (group) => group.locations,
  ),
)

type Sent = BodyInput<typeof endpoints.favourites.merge>['favourites'][number]

/** A user's favourites. Those of a visitor are on the device, so their list is kept by the screens. */
export const favourites = {
  list: async (signal: AbortSignal): Promise<Favourite[]> =>
    (await calls('list', { signal })).favourites.map(readFavourite),

  add: async (favourite: Favourite): Promise<Favourite> => {
    const { locationId: id, ...body } = sendFavourite(favourite)
    return readFavourite(await calls('add', { params: { id }, body }))
  },

  remove: (id: string) => calls('remove', { params: { id } }),

  /** Adds those of a device. Returns all, and how many were new. */
  merge: async (noted: readonly Favourite[]) => {
    const { favourites: all, added } = await calls('merge', {
      body: { favourites: noted.map((each): Sent => sendFavourite(each)) },
    })
    return { favourites: all.map(readFavourite), added }
  },

  /** The cards of those of these properties that are published. */
  cards: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['properties', 'cards', ids],
      queryFn: async ({ signal }) =>
        ids.length === 0 ? [] : readCards(await locations('cards', { query: { ids: [...ids] }, signal })),
      staleTime: staleTimes.catalogue,
      // The service worker may have them without a connection.
      networkMode: 'always',
    }),
}
