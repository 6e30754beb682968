import type { QueryClient } from '@tanstack/react-query'
import { properties } from './properties.ts'
import type { OwnedProperty } from '../wire/properties.ts'

/**
 * The first part of the query keys. Remotes of several versions share one cache, so change it whenever the
 * shape of the cached data changes.
 */
export const ownRoot = 'own-properties'

export interface CacheContext {
  readonly client: QueryClient
}

/** Shows the answer of a change at once, and reads lists and public pages again when they are next looked at. */
export const keepOwned = async (property: OwnedProperty, { client }: CacheContext): Promise<void> => {
  client.setQueryData([ownRoot, 'one', property.id], property)
  await Promise.all([
    client.invalidateQueries({ queryKey: [ownRoot, 'panel'] }),
    client.invalidateQueries({ queryKey: properties.keys.all }),
  ])
}

/** Reads a property again after something that belongs to it has changed. */
export const refreshOwned = async (id: string, { client }: CacheContext): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: [ownRoot, 'one', id] }),
    client.invalidateQueries({ queryKey: [ownRoot, 'panel'] }),
    client.invalidateQueries({ queryKey: properties.keys.all }),
  ])
}
