import type { SavedSearch } from '@metrolibre/contract'
import type { SavedSearchRow } from '../../platform/db/schema/favourites.ts'

/** Shows a saved search with the number of new matches. */
export const toSearch = (row: SavedSearchRow, fresh: number): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: row.filters,
  mail: row.mail,
  createdAt: row.createdAt.toISOString(),
  mailedAt: row.mailedAt?.toISOString() ?? null,
  fresh,
})
