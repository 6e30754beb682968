import type { PropertyCard } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import { findCards } from './card-repository.ts'
import { toCard } from './card.ts'

/** Returns the cards of those of these properties that are published, in any order. */
export const readCards = async (sql: Sql, ids: readonly string[]): Promise<PropertyCard[]> =>
  ids.length === 0 ? [] : (await findCards(sql, ids)).map(toCard)
