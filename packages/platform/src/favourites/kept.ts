import { deviceStorage } from '@metrolibre/platform'
import type { Favourite } from '@metrolibre/api-client'

/** The favourites that this browser knows: a visitor's own, or a copy of an account's for reading offline. */
export interface Kept {
  /** The id of the account, null for a visitor. */
  readonly owner: string | null
  readonly favourites: readonly Favourite[]
}

export const favouritesKey = 'metrolibre.favourites'
const none: Kept = { owner: null, favourites: [] }

const isFavourite = (value: Partial<Favourite> | null): value is Favourite =>
  typeof value?.propertyId === 'string' && typeof value.savedAt === 'string'

/** Reads what is kept. A browser with something unreadable in its storage knows none. */
export const readKept = (): Kept => {
  try {
    const { owner, favourites } = JSON.parse(deviceStorage.getItem(favouritesKey) ?? '{}') as Partial<Kept>
    return { owner: owner ?? null, favourites: (favourites ?? []).filter(isFavourite) }
  } catch {
    return none
  }
}

/** Keeps the favourites. */
export const writeKept = (kept: Kept): void =>
  kept.favourites.length === 0
    ? deviceStorage.removeItem(favouritesKey)
    : deviceStorage.setItem(favouritesKey, JSON.stringify(kept))

/** Keeps a copy of an account's favourites. If there is no room for it, they are only shown with a connection. */
export const keepCopy = (owner: string, favourites: readonly Favourite[]): void =>
  writeKept({ owner, favourites })
