import { maxCardPhotos, type CardPrice, type PropertyCard } from '@metrolibre/contract'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { showPrices } from './wire.ts'

/**
 * The columns that a card shows. They include neither the house number nor the true coordinates
 * (RULES.md §7.1).
 */
export type CardRow = Pick<
  PropertyRow,
  | 'id'
  | 'name'
  | 'image'
  | 'zoneId'
  | 'zoneName'
  | 'city'
  | 'state'
  | 'country'
  | 'type'
  | 'isActive'
  | 'isVerified'
  | 'rentalMode'
  | 'monthlyPrice'
  | 'hourlyPrice'
  | 'currency'
  | 'shownPrice'
  | 'street'
  | 'publicLatitude'
  | 'publicLongitude'
  | 'vault'
  | 'garage'
  | 'cleaning'
  | 'bathrooms'
  | 'wifi'
  | 'security'
  | 'area'
> & {
  /** ISO 8601 in UTC. */
  readonly created: string
  /** The number of rooms that can be rented. */
  readonly rooms: number
  /** How many places of it are free now, and the first day on which one is, with a space between; absent where nothing can be booked. */
  readonly free?: string | null
  /** The keys of the first photos besides the cover, with spaces between them, where they were asked for. */
  readonly photos?: string | null
}

/** The columns of a `CardRow`, in SQL over `properties p`. Wide integers are returned as numbers. */
export const propertyCardColumns = `p.id, p.name, p.image, p.zone_id as "zoneId", p.zone_name as "zoneName", p.city, p.state,
  p.country, p.type, p.is_active as "isActive", p.is_verified as "isVerified", p.rental_mode as "rentalMode",
  p.monthly_price::float8 as "monthlyPrice", p.hourly_price::float8 as "hourlyPrice", p.currency,
  p.shown_price::float8 as "shownPrice", p.street, p.public_latitude as "publicLatitude",
  p.public_longitude as "publicLongitude", p.vault, p.garage, p.cleaning, p.bathrooms, p.wifi, p.security,
  p.area::float8 as area, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created,
  (select count(*)::int from rooms u where u.property_id = p.id and u.is_active and u.deleted_at is null) as rooms,
  (select count(*) filter (where f.is_free) || ' ' || coalesce(case when bool_or(f.is_free)
      then greatest(min(f.free_from), (now() at time zone place_time_zone(p.country, p.time_zone))::date)
      else min(f.free_from) end::text, '')
    from free_places f where f.property_id = p.id and f.due is distinct from '-infinity' having count(*) > 0) as free`

/** The photos of a card that can be swiped, in SQL over `properties p`: one look into an index for each card. */
export const photoColumn = `(select string_agg(i.image, ' ' order by i.position, i.id) from (select image, position, id from images
  where property_id = p.id and is_visible and image is distinct from p.image
  order by position, id limit ${maxCardPhotos}) i) as photos`

/** Wide enough for a card on every screen, and one copy keeps the answer short. */
const photoWidth = 960

const photoOf = (key: string): string | undefined =>
  pictureWithVariants(key).imageVariants.findLast(({ width }, index) => width <= photoWidth || index === 0)
    ?.url

/**
 * Returns the card's price, or the reason why there is none. The database calculates the shown price from the
 * rooms (RULES.md §4.13, §4.14, §4.15).
 */
const shownPriceOf = (row: CardRow): CardPrice => {
  if (!row.isActive) return { state: 'sold_out' }
  if (row.shownPrice === null) return { state: row.type === 'room' ? 'no_rooms' : 'no_value' }
  return {
    state: 'priced',
    amount: row.shownPrice,
    currency: row.currency,
    unit: row.rentalMode,
    from: row.type === 'room',
  }
}

/** Returns whether a place is free, as it was last written (RULES.md §5.31). */
const freeOf = (row: CardRow): Pick<PropertyCard, 'free' | 'freeRooms'> => {
  if (!row.isActive || row.shownPrice === null || !row.free) return {}
  const [places, from] = row.free.split(' ')
  return {
    free: { now: places !== '0', from: from || null },
    ...(row.type === 'room' && { freeRooms: Number(places) }),
  }
}

/** Turns a row into a card as it is sent. */
export const toCard = (row: CardRow): PropertyCard => ({
  id: row.id,
  name: row.name,
  ...pictureWithVariants(row.image),
  zone: { id: row.zoneId, zone: row.zoneName, city: row.city, state: row.state, country: row.country },
  propertyType: row.type,
  isActive: row.isActive,
  isVerified: row.isVerified,
  ...showPrices(row),
  currency: row.currency,
  price: shownPriceOf(row),
  street: row.street,
  lat: row.publicLatitude,
  long: row.publicLongitude,
  vault: row.vault,
  garage: row.garage,
  cleaning: row.cleaning,
  bathrooms: row.bathrooms,
  wifi: row.wifi,
  security: row.security,
  rooms: row.rooms,
  area: row.area,
  created: row.created,
  ...freeOf(row),
  ...(row.photos && {
    photos: row.photos
      .split(' ')
      .map(photoOf)
      .filter((url) => url !== undefined),
  }),
})
