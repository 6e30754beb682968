import { maxFavourites } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { assertStillThere } from '../auth/assert-still-there.ts'
import {
  countFavourites,
  findFavourite,
  lockListed,
  insertFavourites,
  listFavourites,
  lockFavourites,
  type FavouriteRow,
  type NewFavourite,
} from './repository.ts'

/**
 * Makes a published property a favourite (RULES.md §3.81). One that is a favourite already stays as it is.
 * @throws AppError not_found for a property that the public can't see, conflict at the limit
 */
export const addFavourite = ({ db }: AppContext, wish: NewFavourite): Promise<FavouriteRow> =>
  db.transaction(async (tx) => {
    const { userId, propertyId } = wish
    await assertStillThere(tx, userId)
    await lockFavourites(tx, userId)
    const known = await findFavourite(tx, userId, propertyId)
    if (known) return known
    if (!(await lockListed(tx, [propertyId])).has(propertyId)) throw new AppError('not_found')
    if ((await countFavourites(tx, userId)) >= maxFavourites)
      throw new AppError('conflict', { text: 'conflict.favourites', values: { max: maxFavourites } })
    return found((await insertFavourites(tx, [wish]))[0])
  })

/** Adds the favourites of a device, the last saved first, until the limit. Unpublished ones are left out. */
export const mergeFavourites = (
  { db }: AppContext,
  userId: string,
  wishes: readonly NewFavourite[],
): Promise<{ all: FavouriteRow[]; added: number }> =>
  db.transaction(async (tx) => {
    await assertStillThere(tx, userId)
    await lockFavourites(tx, userId)
    const before = await listFavourites(tx, userId)
    const known = new Set(before.map(({ propertyId }) => propertyId))
    const wished = wishes.map(({ propertyId }) => propertyId)
    const listed = await lockListed(tx, wished)
    const fresh = wishes
      .filter(({ propertyId }) => listed.has(propertyId) && !known.has(propertyId))
      .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
    const room = Math.max(0, maxFavourites - before.length)
    const added = await insertFavourites(tx, fresh.slice(0, room))
    return { all: await listFavourites(tx, userId), added: added.length }
  })
