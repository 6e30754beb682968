import { maxSavedSearches, type SavedSearch, type SearchFilters } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { SavedSearchRow } from '../../platform/db/schema/favourites.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertStillThere } from '../auth/assert-still-there.ts'
import { withPeriod } from '../properties/asked-period.ts'
import type { createNewer } from '../properties/search/newer.ts'
import {
  countSearches,
  findSearch,
  insertSearches,
  listSearches,
  lockSearches,
  renameSame,
  updateSearch,
  type NewSearch,
} from './repository.ts'
import { toSearch } from './wire.ts'

interface Wish {
  readonly name: string
  readonly filters: SearchFilters
}

/** A lone half of a character can be sent as JSON, but not stored as such. */
const wellFormed = (filters: SearchFilters): SearchFilters =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  )

const newSearch = (userId: string, { name, filters }: Wish, mail: boolean, now: Date): NewSearch => ({
  userId,
  name: name.trim(),
  filters: wellFormed(withPeriod(filters)),
  mail,
  createdAt: now,
  seenAt: now,
  mailedUntil: now,
})

/** Creates what a user can do with saved searches (RULES.md §3.85). */
export const createSavedSearches = ({ db, clock }: AppContext, newer: ReturnType<typeof createNewer>) => {
  const show = async (row: SavedSearchRow): Promise<SavedSearch> => {
    const asked = { since: row.seenAt, until: clock.now(), exceptOf: row.userId }
    return toSearch(row, (await newer(row.filters, asked)).total)
  }
  const list = async (userId: string) => {
    const searches: SavedSearch[] = []
    for (const row of await listSearches(db, userId)) searches.push(await show(row))
    return searches
  }
  return {
    list,
    /** @throws AppError conflict at the limit */
    save: async (userId: string, { mail, ...wish }: Wish & { mail: boolean }) => {
      const values = newSearch(userId, wish, mail, clock.now())
      const row = await db.transaction(async (tx) => {
        await assertStillThere(tx, userId)
        await lockSearches(tx, userId)
        const same = await renameSame(tx, values)
        if (same) return same
        if ((await countSearches(tx, userId)) >= maxSavedSearches)
          throw new AppError('conflict', { text: 'conflict.searches', values: { max: maxSavedSearches } })
        return found((await insertSearches(tx, [values]))[0])
      })
      return show(row)
    },
    /** @throws AppError not_found */
    update: async (
      userId: string,
      id: string,
      {
        name,
        mail,
        seen,
      }: { name?: string | undefined; mail?: boolean | undefined; seen?: true | undefined },
    ) => {
      const now = clock.now()
      const changes = {
        ...(name !== undefined && { name: name.trim() }),
        // What was published while the mail was off is not mailed afterwards.
        ...(mail !== undefined && { mail, ...(mail && { mailedUntil: now }) }),
        ...(seen && { seenAt: now }),
      }
      const isChanged = Object.keys(changes).length > 0
      return show(
        found(await (isChanged ? updateSearch(db, userId, id, changes) : findSearch(db, userId, id))),
      )
    },
    merge: async (userId: string, wishes: readonly Wish[]) => {
      const now = clock.now()
      const rows = wishes.map((wish) => newSearch(userId, wish, false, now))
      const added = await db.transaction(async (tx) => {
        await assertStillThere(tx, userId)
        await lockSearches(tx, userId)
        let room = maxSavedSearches - (await countSearches(tx, userId))
        let count = 0
        for (const row of rows) {
          if (room <= 0) break
          const inserted = await insertSearches(tx, [row])
          room -= inserted.length
          count += inserted.length
        }
        return count
      })
      return { searches: await list(userId), added }
    },
  }
}
