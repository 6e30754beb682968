import { favourites, type Favourite } from '@metrolibre/api-client'
import { maxFavourites } from '@metrolibre/contract'
import type { QueryClient } from '@metrolibre/platform'
import { keepCopy, writeKept } from './kept.ts'
import { favouritesOf, type Favourites, type KnownHolder } from './list.ts'

/** A visitor has as many favourites as there may be. */
export class TooMany extends Error {}

const newestFirst = (one: Favourite, other: Favourite) => (one.savedAt < other.savedAt ? 1 : -1)
const withOne = (list: readonly Favourite[], added: Favourite) =>
  [added, ...list.filter(({ propertyId }) => propertyId !== added.propertyId)].toSorted(newestFirst)
const without = (list: readonly Favourite[], id: string) => list.filter(({ propertyId }) => propertyId !== id)

/**
 * Adds or removes a favourite. The list shows it at once, and as before when it fails.
 * @throws TooMany, NetworkError, ApiError
 */
export async function changeFavourite(
  client: QueryClient,
  holder: KnownHolder,
  favourite: Favourite,
  kept: boolean,
): Promise<void> {
  const { queryKey } = favouritesOf(holder)
  const { propertyId } = favourite
  const show = (isKept: boolean) =>
    client.setQueryData<Favourites>(queryKey, ({ list, merged } = { list: [], merged: 0 }) => ({
      list: isKept ? withOne(list, favourite) : without(list, propertyId),
      merged,
    }))
  await client.cancelQueries({ queryKey })
  const { list } = show(kept)!
  try {
    if (holder === 'device') {
      if (kept && list.length > maxFavourites) throw new TooMany()
      writeKept({ owner: null, favourites: list })
    } else {
      await (kept ? favourites.add(favourite) : favourites.remove(propertyId))
      keepCopy(holder.id, client.getQueryData<Favourites>(queryKey)?.list ?? list)
    }
  } catch (error) {
    show(!kept)
    throw error
  }
}
