import { savedSearches, staleTimes } from '@metrolibre/api-client'
import { maxSavedSearches, type SavedSearch, type SearchFilters } from '@metrolibre/contract'
import { queryOptions, type QueryClient } from '@metrolibre/platform'
import { type Holder, isKnown, type KnownHolder } from '@metrolibre/platform/favourites'
import { keepSearchCopy, readSearches, writeSearches } from './kept.ts'

export interface SavedSearches {
  readonly list: readonly SavedSearch[]
  /** How many of this device were added to the account since the page was opened. */
  readonly merged: number
}

const keyOf = (holder: Holder) => ['saved-searches', typeof holder === 'string' ? holder : holder.id] as const

const ofAccount = async (id: string, before: number, signal: AbortSignal): Promise<SavedSearches> => {
  const { owner, searches } = readSearches()
  if (owner !== null || searches.length === 0) {
    const list = await savedSearches.list(signal)
    keepSearchCopy(id, list)
    return { list, merged: before }
  }
  const all = await savedSearches.merge(searches.map(({ name, filters }) => ({ name, filters })))
  writeSearches({ owner: id, searches: all.searches })
  return { list: all.searches, merged: before + all.added }
}

/** The saved searches of a holder, the last saved first; read like favourites (RULES.md §3.86). */
export const savedSearchesOf = (holder: Holder) => {
  const queryKey = keyOf(holder)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<SavedSearches> => {
      if (typeof holder !== 'string')
        return ofAccount(holder.id, client.getQueryData<SavedSearches>(queryKey)?.merged ?? 0, signal)
      const { owner, searches } = readSearches()
      return { list: owner === null ? searches : [], merged: 0 }
    },
    initialData: (): SavedSearches | undefined => {
      const { owner, searches } = readSearches()
      const own = !isKnown(holder) || owner === (holder === 'device' ? null : holder.id)
      return own ? { list: searches, merged: 0 } : undefined
    },
    initialDataUpdatedAt: 0,
    networkMode: 'always',
    staleTime: staleTimes.own,
    enabled: isKnown(holder),
  })
}

/** A visitor has as many saved searches as there may be. */
export class TooManySearches extends Error {}

const written = (filters: SearchFilters) =>
  JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/**
 * Saves filters under a name, with mail only for an account.
 * @throws TooManySearches, NetworkError, ApiError, DOMException (no room on the device)
 */
export async function saveSearch(
  client: QueryClient,
  holder: KnownHolder,
  wish: Pick<SavedSearch, 'name' | 'filters' | 'mail'>,
): Promise<void> {
  const { queryKey } = savedSearchesOf(holder)
  if (holder !== 'device') {
    await savedSearches.save(wish)
  } else {
    const { owner, searches } = readSearches()
    const others =
      owner === null ? searches.filter(({ filters }) => written(filters) !== written(wish.filters)) : []
    if (others.length >= maxSavedSearches) throw new TooManySearches()
    const createdAt = new Date().toISOString()
    const saved = { ...wish, mail: false, id: crypto.randomUUID(), createdAt, mailedAt: null, fresh: 0 }
    writeSearches({ owner: null, searches: [saved, ...others] })
  }
  await client.invalidateQueries({ queryKey })
}

/**
 * Renames a search, switches its mail, notes that it was seen, or deletes it (null). The list shows it at once, and as
 * before when it fails.
 * @throws NetworkError, ApiError
 */
export async function changeSearch(
  client: QueryClient,
  holder: KnownHolder,
  id: string,
  change: { readonly name?: string; readonly mail?: boolean; readonly seen?: true } | null,
): Promise<void> {
  const { queryKey } = savedSearchesOf(holder)
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData<SavedSearches>(queryKey)
  const { seen, ...shown } = change ?? {}
  const changed = (search: SavedSearch) => ({ ...search, ...shown, ...(seen && { fresh: 0 }) })
  const list = (before?.list ?? []).flatMap((search) =>
    search.id !== id ? [search] : change ? [changed(search)] : [],
  )
  client.setQueryData<SavedSearches>(queryKey, { list, merged: before?.merged ?? 0 })
  try {
    if (holder === 'device') writeSearches({ owner: null, searches: list })
    else {
      await (change ? savedSearches.update(id, change) : savedSearches.remove(id))
      keepSearchCopy(holder.id, list)
    }
  } catch (error) {
    client.setQueryData(queryKey, before)
    throw error
  }
}
