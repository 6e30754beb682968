import * as v from 'valibot'
import { Image, Image3d } from '../images/schemas.ts'
import { Id } from '../primitives/id.ts'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { WrittenIn } from '../primitives/written-in.ts'
import { CalendarDate, Instant, Range, timeZoneEntries } from '../primitives/time.ts'
import { freeEntries, PublicRoom, Room } from '../rooms/schemas.ts'
import { PublicPerson } from '../users/schemas.ts'
import { coordinateEntries, ZoneName } from '../zones/schemas.ts'
import { Measure } from './inspection.ts'
import { siteFactEntries } from './site-fact-entries.ts'
import { statedCostEntries } from './stated-costs.ts'
import { Condition, LandUse, ListingStatus, PropertyType, UnusedTime, Use } from './words.ts'
import { ShownEmail } from '../primitives/email.ts'

/** Opening hours of places rented by the hour, from the start of slot `from` to the end of slot `to`. */
export const OpeningHours = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
})

/** The price on a card with its unit, or the reason why there is none (RULES.md §4.13, §4.14, §4.15). */
export const CardPrice = v.variant('state', [
  v.object({
    state: v.literal('priced'),
    amount: Amount,
    currency: CurrencyCode,
    unit: v.picklist(['month', 'hour']),
    /** Whether it is the lowest of several prices. */
    from: v.boolean(),
  }),
  v.object({ state: v.literal('sold_out') }),
  v.object({ state: v.literal('no_rooms') }),
  v.object({ state: v.literal('no_value') }),
])
export type CardPrice = v.InferOutput<typeof CardPrice>

const placeEntries = {
  id: Id,
  name: v.string(),
  ...pictureEntries,
  zone: ZoneName,
  propertyType: PropertyType,
  /** False means sold out. */
  isActive: v.boolean(),
  isVerified: v.boolean(),
  isDaily: v.boolean(),
  value: v.nullable(Amount),
  dailyValue: v.nullable(Amount),
  currency: CurrencyCode,
  price: CardPrice,
  /** The street without a number. */
  street: v.string(),
  /** Public coordinates with an offset that is always the same. Null when no place was set yet. */
  lat: v.nullable(coordinateEntries.lat),
  long: v.nullable(coordinateEntries.long),
  vault: v.boolean(),
  garage: v.pipe(v.number(), v.integer()),
  cleaning: v.boolean(),
  bathrooms: v.pipe(v.number(), v.integer()),
  wifi: v.boolean(),
  security: v.boolean(),
  /** The number of rooms that can be rented one by one. */
  rooms: v.pipe(v.number(), v.integer()),
  area: v.nullable(v.number()),
  created: Instant,
  ...freeEntries,
}

/** How many photos a card shows besides the cover. */
export const maxCardPhotos = 4

/** A property in a list. `lat` and `long` are the public coordinates with an offset (RULES.md §7.1). */
export const PropertyCard = v.object({
  ...placeEntries,
  /** Addresses of the first photos besides the cover; absent where cards are not swiped, such as on the map. */
  photos: v.optional(v.array(v.string())),
  /** How many of the rooms are free now, of a property that is rented by the room. */
  freeRooms: v.optional(v.pipe(v.number(), v.integer())),
})
export type PropertyCard = v.InferOutput<typeof PropertyCard>

const detailEntries = {
  ...placeEntries,
  description: v.string(),
  /** The language in which the description was written. */
  lang: WrittenIn,
  country: Country,
  ...timeZoneEntries,
  /** Whether stays of two months or more may be paid month by month. */
  monthlyPlan: v.optional(v.boolean()),
  landUse: v.nullable(LandUse),
  /** Answers that were stored before this field lack it. */
  uses: v.optional(v.array(Use), []),
  ...siteFactEntries,
  startLease: v.nullable(CalendarDate),
  endLease: v.nullable(CalendarDate),
  openingHours: v.nullable(OpeningHours),
  /** The day on which an inspector was there. Null if nobody was; answers of servers of the previous version lack it. */
  inspectedOn: v.optional(v.nullable(CalendarDate)),
  calendlyLink: v.nullable(v.string()),
  /** When it can be visited, if its owner set that. Otherwise the usual hours apply, and the widget. */
  visitHours: v.optional(v.array(v.object({ day: v.number(), from: v.number(), to: v.number() }))),
  ...statedCostEntries,
  /** Published contact data of the property itself. */
  email: v.nullable(ShownEmail),
  phone: v.nullable(v.string()),
  imagesLocation: v.array(Image),
  images3D: v.array(Image3d),
  owner: PublicPerson,
}

/** A property as shown to everybody, without house number and true coordinates (RULES.md §7.1). */
export const PublicProperty = v.object({
  ...detailEntries,
  roomsDetails: v.array(PublicRoom),
  /** Its taken periods from now on, without who took them; only in the answer for one property (RULES.md §5.27). */
  reservations: v.optional(v.array(Range)),
})
export type PublicProperty = v.InferOutput<typeof PublicProperty>

/** The whole address and true coordinates, for the owner, admins and tenants with a confirmed booking. */
export const exactPlaceEntries = {
  address: v.string(),
  exactLat: v.nullable(coordinateEntries.lat),
  exactLong: v.nullable(coordinateEntries.long),
}

/** The answer of the detail endpoint. `exact` is only present for readers who may know it. */
export const PropertyDetail = v.object({
  ...PublicProperty.entries,
  exact: v.optional(v.object(exactPlaceEntries)),
})
export type PropertyDetail = v.InferOutput<typeof PropertyDetail>

/** A property as shown to its owner and admins. */
export const OwnedProperty = v.object({
  ...detailEntries,
  ...exactPlaceEntries,
  roomsDetails: v.array(Room),
  isDeleted: v.boolean(),
  listingStatus: ListingStatus,
  suggestedValue: v.nullable(Amount),
  expectedValue: v.nullable(Amount),
  paintingState: v.nullable(Condition),
  floorState: v.nullable(Condition),
  unusedTime: v.nullable(UnusedTime),
  /** Whether its owner still has to say, or confirm, what is paid besides the price (RULES.md §3.17, §3.18). */
  costsToConfirm: v.optional(v.boolean(), false),
  /** When it was handed in. Null until then, and for properties handed in before this was recorded. */
  submittedAt: v.optional(v.nullable(Instant)),
  /** What the owner changed after the inspector had seen it, each with the time of the last change. */
  changedSinceVisit: v.array(v.object({ field: v.string(), at: Instant })),
  /** What the inspector measured, and when. Null until then; answers of servers of the previous version lack it. */
  measured: v.nullish(v.object({ at: Instant, measures: v.array(Measure) })),
  admins: v.array(PublicPerson),
  creator: v.nullable(PublicPerson),
  stripePriceId: v.nullable(v.string()),
  stripeProductId: v.nullable(v.string()),
})
export type OwnedProperty = v.InferOutput<typeof OwnedProperty>
