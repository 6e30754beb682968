import { maxFavourites, type Favourite } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import {
  countFavourites,
  findFavourite,
  findListed,
  insertFavourites,
  listFavourites,
  lockFavourites,
} from './repository.ts'
import { readFavourite, toFavourite } from './wire.ts'

/**
 * Makes a published property a favourite (RULES.md §3). One that is a favourite already stays as it is.
 * @throws AppError not_found for a property that the public can't see, conflict at the limit
 */
export const addFavourite = (
  { db, clock }: AppContext,
  user: { id: string },
  wish: Favourite,
): Promise<Favourite> =>
  db.transaction(async (tx) => {
    await lockFavourites(tx, user.id)
    const known = await findFavourite(tx, user.id, wish.locationId)
    if (known) return toFavourite(known)
    if (!(await findListed(tx, [wish.locationId])).has(wish.locationId)) throw new AppError('not_found')
    if ((await countFavourites(tx, user.id)) >= maxFavourites)
      throw new AppError('conflict', { text: 'conflict.favourites', values: { max: maxFavourites } })
    const [row] = await insertFavourites(tx, [readFavourite(user.id, wish, clock.now())])
    return toFavourite(found(row))
  })

/** Adds the favourites of a device, the last saved first, until the limit. Unpublished ones are left out. */
export const mergeFavourites = (
  { db, clock }: AppContext,
  user: { id: string },
  wishes: readonly Favourite[],
): Promise<{ favourites: Favourite[]; added: number }> =>
  db.transaction(async (tx) => {
    await lockFavourites(tx, user.id)
    const before = await listFavourites(tx, user.id)
    const known = new Set(before.map(({ propertyId }) => propertyId))
    const listed = await findListed(
      tx,
      wishes.map(({ locationId }) => locationId),
    )
    const fresh = wishes
      .filter(({ locationId }) => listed.has(locationId) && !known.has(locationId))
      .map((wish) => readFavourite(user.id, wish, clock.now()))
      .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
    const room = Math.max(0, maxFavourites - before.length)
    const added = await insertFavourites(tx, fresh.slice(0, room))
    return { favourites: (await listFavourites(tx, user.id)).map(toFavourite), added: added.length }
  })
