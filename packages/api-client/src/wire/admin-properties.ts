import type * as wire from '@metrolibre/contract'
import type { InferOutput } from 'valibot'
import type { PropertyChanges, PropertyDraft, RoomChanges, RoomDraft } from './own-properties.ts'
import { type Priced, readPrices } from './prices.ts'
import { readOwned, type OwnedProperty } from './properties.ts'

/** A property in a list of admins. Amounts are in minor units of its currency. */
export interface AdminPropertyRow extends Priced<Omit<wire.AdminPropertyRow, 'rooms'>> {
  readonly roomCount: number
}

type AdminFacts = Omit<wire.AdminProperty, keyof wire.OwnedProperty>

/** A property with everything that its page for admins shows. */
export interface AdminProperty extends OwnedProperty, AdminFacts {}

type ListAnswer = Omit<wire.Response<typeof wire.endpoints.adminLocations.list>, 'locations'>

export interface AdminProperties extends ListAnswer {
  readonly properties: readonly AdminPropertyRow[]
}

interface AdminNames {
  /** Minor units per month. */
  readonly suggestedValue?: number | null | undefined
  /** The id of the user who owns it. */
  readonly owner?: string | undefined
  /** The ids of the admins who look after it. */
  readonly admins?: string[] | undefined
}

/** A new property as an admin adds it. Without an owner it is the admin's own. */
export interface AdminPropertyDraft extends Omit<PropertyDraft, 'name' | 'address'>, AdminNames {
  readonly name: string
  readonly address: string
}

/** Only the fields that change. `ifUpdatedAt` is the version that the form was filled from. */
export interface AdminPropertyChanges extends Omit<PropertyChanges, 'name' | 'address'>, AdminNames {
  readonly name?: string | undefined
  readonly address?: string | undefined
  readonly ifUpdatedAt?: string | undefined
}

/** A new room. `image` is the URL of a picture that was uploaded here. */
export interface AdminRoomDraft extends RoomDraft {
  readonly image?: string | null | undefined
}

export interface AdminRoomChanges extends RoomChanges {
  readonly ifUpdatedAt?: string | undefined
}

/** An offer to the owner, or the new price of a signed property, in minor units of its currency. */
export interface Offer {
  readonly monthlyPrice?: number | undefined
  readonly hourlyPrice?: number | undefined
  readonly rooms?: ReadonlyArray<{
    readonly id: string
    readonly monthlyPrice?: number | undefined
    readonly hourlyPrice?: number | undefined
  }>
  /** In percent. */
  readonly commission?: number | undefined
  /** The last day on which it can be accepted. */
  readonly validUntil?: string | null | undefined
  readonly note?: string | undefined
  /** The version that the form shows. Without it, newer changes by others are not noticed. */
  readonly ifUpdatedAt?: string | undefined
}

export const readAdminProperties = ({
  locations,
  ...rest
}: InferOutput<typeof wire.endpoints.adminLocations.list.response>): AdminProperties => ({
  ...rest,
  properties: locations.map(({ rooms, ...row }) => ({ ...readPrices(row), roomCount: rooms })),
})

/** Reads a property as admins get it. */
export const readAdminProperty = (answer: wire.AdminProperty): AdminProperty => ({
  ...answerFacts(answer),
  ...readOwned(answer),
})

const answerFacts = ({
  updatedAt,
  publishedAt,
  deletedAt,
  ownerContact,
  technicalVisit,
  averageValue,
  rate,
  estimate,
  mandate,
  inspection,
  missingToPublish,
  bookings,
}: wire.AdminProperty): AdminFacts => ({
  updatedAt,
  publishedAt,
  deletedAt,
  ownerContact,
  technicalVisit,
  averageValue,
  rate,
  estimate,
  mandate,
  inspection,
  missingToPublish,
  bookings,
})

const priceOf = ({ monthlyPrice, hourlyPrice }: Pick<Offer, 'monthlyPrice' | 'hourlyPrice'>) => ({
  ...(monthlyPrice !== undefined && { value: monthlyPrice }),
  ...(hourlyPrice !== undefined && { dailyValue: hourlyPrice }),
})

/** Returns an offer as it is sent. */
export const sendOffer = (propertyId: string, { monthlyPrice, hourlyPrice, rooms, ...terms }: Offer) => ({
  locationId: propertyId,
  ...priceOf({ monthlyPrice, hourlyPrice }),
  ...(rooms && { rooms: rooms.map(({ id, ...price }) => ({ id, ...priceOf(price) })) }),
  ...terms,
})
