import { favourites, staleTimes, type Favourite } from '@metrolibre/api-client'
import { queryOptions } from '@metrolibre/platform'
import { keepCopy, readKept, writeKept } from './kept.ts'

export interface Favourites {
  readonly list: readonly Favourite[]
  /** How many of this device were added to the account since the page was opened. */
  readonly merged: number
}

/** Whose favourites can be changed: those of an account, or those of the device. */
export type KnownHolder = { readonly id: string } | 'device'

/**
 * Whose favourites are meant; or whichever the device kept last, until the browser has looked for a stored session (unknown), or
 * where it can't be read (unread).
 */
export type Holder = KnownHolder | 'unknown' | 'unread'

export const isKnown = (holder: Holder): holder is KnownHolder => holder !== 'unknown' && holder !== 'unread'

const keyOf = (holder: Holder) => ['favourites', typeof holder === 'string' ? holder : holder.id] as const

const ofAccount = async (id: string, before: number, signal: AbortSignal): Promise<Favourites> => {
  const kept = readKept()
  if (kept.owner !== null || kept.favourites.length === 0) {
    const list = await favourites.list(signal)
    keepCopy(id, list)
    return { list, merged: before }
  }
  const all = await favourites.merge(kept.favourites)
  writeKept({ owner: id, favourites: all.favourites })
  return { list: all.favourites, merged: before + all.added }
}

/**
 * The favourites of a holder, the last saved first. Reading those of an account adds the visitor's to it, once
 * (RULES.md §3.83). Without a connection, the copy of the last time is shown.
 */
export const favouritesOf = (holder: Holder) => {
  const queryKey = keyOf(holder)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Favourites> => {
      const kept = readKept()
      if (typeof holder !== 'string')
        return ofAccount(holder.id, client.getQueryData<Favourites>(queryKey)?.merged ?? 0, signal)
      return { list: kept.owner === null ? kept.favourites : [], merged: 0 }
    },
    initialData: (): Favourites | undefined => {
      const { owner, favourites: list } = readKept()
      const own = !isKnown(holder) || owner === (holder === 'device' ? null : holder.id)
      return own ? { list, merged: 0 } : undefined
    },
    initialDataUpdatedAt: 0,
    networkMode: 'always',
    staleTime: staleTimes.own,
    enabled: isKnown(holder),
  })
}
