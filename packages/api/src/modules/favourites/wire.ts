import type { Favourite } from '@metrolibre/contract'
import { showPropertyId } from '../properties/wire.ts'
import type { FavouriteRow, NewFavourite } from './repository.ts'

export const toFavourite = ({ propertyId, savedAt, amount, currency, unit }: FavouriteRow): Favourite => ({
  ...showPropertyId(propertyId),
  savedAt: savedAt.toISOString(),
  price: amount !== null && currency && unit ? { amount, currency, unit } : null,
})

const firstMoment = Date.UTC(2020, 0)

/** A device's clock may be wrong, so no time is in the future or before there were favourites. */
const momentOf = (savedAt: string, now: Date): Date => {
  const at = new Date(savedAt).getTime()
  return at >= firstMoment && at <= now.getTime() ? new Date(at) : now
}

/** Reads a favourite as it was noted on a device. */
export const readFavourite = (
  userId: string,
  { locationId, savedAt, price }: Favourite,
  now: Date,
): NewFavourite => ({
  userId,
  propertyId: locationId,
  savedAt: momentOf(savedAt, now),
  amount: price?.amount ?? null,
  currency: price?.currency ?? null,
  unit: price?.unit ?? null,
})
