import type { Favourite } from '@metrolibre/contract'
import { showPropertyId } from '../locations/wire.ts'
import type { FavouriteRow, NewFavourite } from './repository.ts'

export const toFavourite = ({ propertyId, savedAt, amount, currency, unit }: FavouriteRow): Favourite => ({
  ...showPropertyId(propertyId),
  savedAt: savedAt.toISOString(),
  price: amount !== null && currency && unit ? { amount, currency, unit } : null,
})

/** Reads a favourite as it was noted on a device. A device's clock may be ahead, so no time is in the future. */
export const readFavourite = (
  userId: string,
  { locationId, savedAt, price }: Favourite,
  now: Date,
): NewFavourite => ({
  userId,
  propertyId: locationId,
  savedAt: new Date(Math.min(new Date(savedAt).getTime(), now.getTime())),
  amount: price?.amount ?? null,
  currency: price?.currency ?? null,
  unit: price?.unit ?? null,
})
