import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { EpochMs, Instant } from '../primitives/time.ts'
import { publishingNeeds } from '../rules/publishing-needs.ts'
import { ZoneName } from '../zones/schemas.ts'
import { Inspection } from './inspection.ts'
import { Mandate } from './mandate.ts'
import { CardPrice, OwnedProperty } from './schemas.ts'
import { ListingStatus, PropertyType } from './words.ts'
import { ShownEmail } from '../primitives/email.ts'

const total = v.pipe(v.number(), v.integer())

/** What a property still lacks before an admin can publish it. Null when nothing does. */
const missingToPublish = v.nullable(v.picklist(publishingNeeds))

/** A property in a list of admins. `value` and `dailyValue` are in minor units of its currency. */
export const AdminPropertyRow = v.object({
  id: Id,
  name: v.string(),
  ...pictureEntries,
  zone: ZoneName,
  propertyType: PropertyType,
  listingStatus: ListingStatus,
  isActive: v.boolean(),
  isVerified: v.boolean(),
  isDaily: v.boolean(),
  value: v.nullable(Amount),
  dailyValue: v.nullable(Amount),
  currency: CurrencyCode,
  price: CardPrice,
  area: v.nullable(v.number()),
  /** The number of its rooms. */
  rooms: total,
  owner: v.object({ id: Id, firstName: v.string(), lastName: v.string() }),
  missingToPublish,
  /** How much waits for an admin: fields changed since the visit, and rooms to be offered. */
  waiting: total,
  created: Instant,
  updatedAt: Instant,
  /** When it was moved to the trash. */
  deletedAt: v.nullable(Instant),
})
export type AdminPropertyRow = v.InferOutput<typeof AdminPropertyRow>

/** One property with everything that its page for admins shows. */
export const AdminProperty = v.object({
  ...OwnedProperty.entries,
  updatedAt: Instant,
  publishedAt: v.nullable(Instant),
  deletedAt: v.nullable(Instant),
  /** The owner's own data, which only admins see (RULES.md §7.22). */
  ownerContact: v.object({
    firstName: v.string(),
    lastName: v.string(),
    companyName: v.nullable(v.string()),
    email: ShownEmail,
    phone: v.nullable(v.string()),
    whatsapp: v.nullable(v.string()),
    isActive: v.boolean(),
  }),
  /** The last technical visit that was booked in the widget. */
  technicalVisit: v.nullable(
    v.object({
      start: v.nullable(EpochMs),
      end: v.nullable(EpochMs),
      status: v.picklist(['scheduled', 'cancelled']),
      rescheduleUrl: v.nullable(v.string()),
      cancelUrl: v.nullable(v.string()),
    }),
  ),
  /** Of its zone, in minor units per square metre and month. */
  averageValue: Amount,
  rate: v.number(),
  /** The rent that the estimate gives, in minor units per month. Null for sheds, land and unknown areas. */
  estimate: v.nullable(v.object({ low: Amount, high: Amount })),
  /** The newest offer to the owner with its answer. */
  mandate: v.nullable(Mandate),
  /** What the inspector found, or null. */
  inspection: v.nullable(Inspection),
  missingToPublish,
  /** Its reservations, and how many of them still block a period. */
  bookings: v.object({ all: total, live: total }),
})
export type AdminProperty = v.InferOutput<typeof AdminProperty>

/** One entry of a property's history: a change of its stage, an offer, or a change by an admin. */
export const PropertyEvent = v.object({
  id: v.string(),
  at: Instant,
  /** `stage.owner`, `stage.admin`, `stage.visit`, or the action of an admin such as `property.update`. */
  action: v.string(),
  actor: v.nullable(v.object({ id: Id, firstName: v.string(), lastName: v.string() })),
  /** Only the fields that differ. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  /** Why the owner declined the offer, in the owner's words. */
  reason: v.optional(v.nullable(v.string()), null),
})
export type PropertyEvent = v.InferOutput<typeof PropertyEvent>
