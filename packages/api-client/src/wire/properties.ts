import type * as wire from '@metrolibre/contract'
import { readTimeZone } from '@metrolibre/contract'
import { type Priced, readPrices, readRentalMode } from './prices.ts'

interface CardNames {
  /** The number of rooms that can be rented one by one. */
  readonly roomCount: number
}

/** A property in a list. */
export interface PropertyCard extends Priced<Omit<wire.PropertyCard, 'rooms'>>, CardNames {}

interface RoomNames {
  readonly propertyId: string
  /** In square metres. */
  readonly area: number | null
  /** The pictures besides the cover. */
  readonly images: readonly wire.Image[]
}

type RoomWireName = 'locationId' | 'squareMeter' | 'imagesRoom'

/** A room as shown to everybody. */
export interface PublicRoom extends Priced<Omit<wire.PublicRoom, RoomWireName>>, RoomNames {}

/** A room as shown to its owner and admins. */
export interface Room extends Priced<Omit<wire.Room, RoomWireName>>, RoomNames {}

interface PropertyNames extends CardNames {
  /** All pictures for the owner and admins; for everybody else without the cover, which the page shows already. */
  readonly images: readonly wire.Image[]
  /** The time zone of the place. */
  readonly timeZone: wire.TimeZone
}

type PropertyWireName = 'rooms' | 'roomsDetails' | 'imagesLocation' | keyof wire.ShownTimeZone

/** A property as shown to everybody. */
export interface PublicProperty extends Priced<Omit<wire.PublicProperty, PropertyWireName>>, PropertyNames {
  readonly rooms: readonly PublicRoom[]
}

/** A property with its exact place, for readers who may know it. */
export interface PropertyDetail extends PublicProperty, Pick<wire.PropertyDetail, 'exact'> {}

/** A property as shown to its owner and admins. */
export interface OwnedProperty extends Priced<Omit<wire.OwnedProperty, PropertyWireName>>, PropertyNames {
  readonly rooms: readonly Room[]
}

export interface SearchResult extends Omit<wire.SearchResult, 'locations'> {
  readonly properties: readonly PropertyCard[]
}

export interface MapResult extends Omit<wire.MapResult, 'locations'> {
  readonly properties: readonly PropertyCard[]
}

/** The properties of an owner. `view` tells which form they have. */
export type OwnerProperties =
  | {
      readonly view: 'public'
      readonly owner: wire.PublicPerson
      readonly properties: readonly PublicProperty[]
    }
  | {
      readonly view: 'owner'
      readonly owner: wire.PublicPerson
      readonly properties: readonly OwnedProperty[]
    }

/** The data for a place's calendar. `busy` are the taken periods. */
export interface Availability extends Omit<
  wire.Availability,
  'locationId' | 'isDaily' | keyof wire.ShownTimeZone
> {
  readonly timeZone: wire.TimeZone
  readonly propertyId: string
  readonly rentalMode: wire.RentalMode
}

const readRoom = ({ locationId, squareMeter, imagesRoom, ...rest }: wire.PublicRoom): PublicRoom => ({
  ...readPrices(rest),
  propertyId: locationId,
  area: squareMeter,
  images: imagesRoom,
})

/** Reads a room of an own property. */
export const readOwnedRoom = ({
  isDeleted,
  awaitsReview,
  reviewBy,
  stripePriceId,
  updatedAt,
  ...rest
}: wire.Room): Room => ({
  ...readRoom(rest),
  isDeleted,
  awaitsReview,
  reviewBy,
  stripePriceId,
  updatedAt,
})

/** Reads one property with its rooms. */
export const readProperty = (answer: wire.PropertyDetail): PropertyDetail => {
  const { rooms, roomsDetails, imagesLocation, timeZone, ownTimeZone, ...rest } = answer
  return {
    ...readPrices(rest),
    timeZone: readTimeZone({ timeZone, ownTimeZone }),
    roomCount: rooms,
    rooms: roomsDetails.map(readRoom),
    images: imagesLocation,
  }
}

/** Reads a property as its owner and admins get it. */
export const readOwned = ({
  rooms,
  roomsDetails,
  imagesLocation,
  timeZone,
  ownTimeZone,
  ...rest
}: wire.OwnedProperty): OwnedProperty => ({
  ...readPrices(rest),
  timeZone: readTimeZone({ timeZone, ownTimeZone }),
  roomCount: rooms,
  rooms: roomsDetails.map(readOwnedRoom),
  images: imagesLocation,
})

const readCard = ({ rooms, ...rest }: wire.PropertyCard): PropertyCard => ({
  ...readPrices(rest),
  roomCount: rooms,
})

export const readCards = ({ locations }: { locations: readonly wire.PropertyCard[] }): PropertyCard[] =>
  locations.map(readCard)

export const readSearchResult = ({ locations, ...rest }: wire.SearchResult): SearchResult => ({
  ...rest,
  properties: locations.map(readCard),
})

export const readMapResult = ({ locations, clusters }: wire.MapResult): MapResult => ({
  clusters,
  properties: locations.map(readCard),
})

export const readOwnerProperties = (answer: wire.OwnerLocations): OwnerProperties => {
  const { owner } = answer
  return answer.view === 'public'
    ? { view: 'public', owner, properties: answer.locations.map(readProperty) }
    : { view: 'owner', owner, properties: answer.locations.map(readOwned) }
}

export const readAvailability = ({
  locationId,
  isDaily,
  timeZone,
  ownTimeZone,
  ...rest
}: wire.Availability): Availability => ({
  ...rest,
  timeZone: readTimeZone({ timeZone, ownTimeZone }),
  propertyId: locationId,
  rentalMode: readRentalMode(isDaily),
})
