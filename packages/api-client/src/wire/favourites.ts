import type * as wire from '@metrolibre/contract'

/** A property that somebody marked, with the time (ISO 8601, UTC) and its price then, in minor units. */
export interface Favourite extends Omit<wire.Favourite, 'locationId'> {
  readonly propertyId: string
}

export const readFavourite = ({ locationId, ...rest }: wire.Favourite): Favourite => ({
  ...rest,
  propertyId: locationId,
})

export const sendFavourite = ({ propertyId, savedAt, price }: Favourite): wire.Favourite => ({
  locationId: propertyId,
  savedAt,
  price,
})
