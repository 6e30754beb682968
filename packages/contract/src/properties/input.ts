import * as v from 'valibot'
import { body, nested } from '../primitives/body.ts'
import { BookingLink, Phone } from '../primitives/contact.ts'
import { OptionalEmail } from '../primitives/email.ts'
import { Id } from '../primitives/id.ts'
import { nameText, optionalNameText } from '../primitives/person-name.ts'
import { Amount, PriceAmount } from '../primitives/money.ts'
import { printed } from '../primitives/printed.ts'
import { count, Flag, optionalText, requiredText, text } from '../primitives/text.ts'
import { Instant, LeaseDate } from '../primitives/time.ts'
import { coordinateEntries } from '../zones/schemas.ts'
import { siteFactInputs } from './site-fact-entries.ts'
import { Condition, ExpenseCovers, LandUse, PropertyType, UnusedTime, Uses } from './words.ts'

const slot = count(1, 24)
const ZoneId = v.pipe(v.string('validation.location_required'), v.uuid('validation.location_required'))

/** The fields of a property that both owners and admins can set. Money is in minor units. */
const describedEntries = {
  description: optionalText(5000),
  lat: v.nullish(coordinateEntries.lat),
  long: v.nullish(coordinateEntries.long),
  isDaily: v.optional(Flag),
  expectedValue: v.nullish(Amount),
  startLease: v.nullish(LeaseDate),
  endLease: v.nullish(LeaseDate),
  openingHours: v.nullish(nested({ from: slot, to: slot })),
  /** Whether stays of two months or more may be paid month by month; for bookings from then on. */
  monthlyPlan: v.optional(Flag),
  landUse: v.nullish(LandUse),
  uses: v.nullish(Uses),
  ...siteFactInputs,
  vault: v.optional(Flag),
  garage: v.optional(count(0, 1000)),
  cleaning: v.optional(Flag),
  bathrooms: v.optional(count(0, 1000)),
  wifi: v.optional(Flag),
  security: v.optional(Flag),
  paintingState: v.nullish(Condition),
  floorState: v.nullish(Condition),
  unusedTime: v.nullish(UnusedTime),
  area: v.nullish(
    v.pipe(
      v.number('validation.required'),
      v.minValue(0.01, 'validation.min'),
      v.maxValue(10_000_000, 'validation.max'),
    ),
  ),
  email: v.nullish(OptionalEmail),
  phone: v.nullish(Phone),
  calendlyLink: v.nullish(BookingLink),
  /**
   * What is paid besides the price, in the property's currency (RULES.md §4.33): 0 is not charged, and null was not
   * stated, of which nothing is claimed. Expenses and parking are per month.
   */
  commonExpenses: v.nullish(Amount),
  expensesCover: v.nullish(ExpenseCovers),
  parking: v.nullish(Amount),
  /** Once: an amount, or else one or two months of the rent. To state one removes the other. */
  deposit: v.nullish(Amount),
  depositMonths: v.nullish(count(1, 2)),
  /** Whether the deposit is lost when the tenant leaves early. */
  depositIsLost: v.optional(Flag),
  /** Whether the deposit is paid with the booking and kept by the platform; for bookings from then on. */
  keepsDeposit: v.optional(Flag),
  /** Whether the stated costs besides the price hold; for a property whose owner was not asked before. */
  costsConfirmed: v.optional(v.literal(true, 'validation.invalid')),
}

const draftText = (max: number) => v.nullish(printed(text(max)))

const draftEntries = {
  ...describedEntries,
  name: v.nullish(printed(optionalNameText(160))),
  address: draftText(300),
}

/**
 * A new draft of an owner: only kind and zone are needed. The photos follow with `POST /images/multi`, the
 * rooms with `POST /locations/:id/rooms`.
 */
export const PropertyDraftInput = body({ ...draftEntries, zone: ZoneId, propertyType: PropertyType })
export type PropertyDraftInput = v.InferOutput<typeof PropertyDraftInput>

/** What an owner changes: only the fields that change. Null empties a field. */
export const PropertyDraftUpdate = body({
  ...draftEntries,
  zone: v.optional(ZoneId),
  propertyType: v.optional(PropertyType),
})
export type PropertyDraftUpdate = v.InferOutput<typeof PropertyDraftUpdate>

const adminEntries = {
  ...draftEntries,
  name: printed(nameText(160)),
  address: printed(requiredText(300)),
  zone: ZoneId,
  propertyType: PropertyType,
  /** What the inspector suggests to ask for, per month. */
  suggestedValue: v.nullish(PriceAmount),
  /** The user who owns it. Without one it belongs to the admin who adds it. */
  owner: v.optional(Id),
  /** The admins who look after it. */
  admins: v.optional(v.pipe(v.array(Id), v.maxLength(20, 'validation.max_length'))),
}

/**
 * A property that an admin adds as a draft; its cover is one of its photos. `value` or `dailyValue`, whichever it has,
 * is what its owner has agreed to on paper (see `signedOnPaper` of `verifylocation`). Otherwise its price is an offer
 * to the owner, made with `setlocationvalue`.
 */
export const AdminPropertyInput = body({
  ...adminEntries,
  value: v.optional(PriceAmount),
  dailyValue: v.optional(PriceAmount),
})
export type AdminPropertyInput = v.InferOutput<typeof AdminPropertyInput>
/** An update names the property and only the fields that change. Null empties a field. */
export const AdminPropertyUpdate = body({
  ...v.partial(v.object(adminEntries)).entries,
  id: Id,
  ifUpdatedAt: v.optional(Instant),
})
export type AdminPropertyUpdate = v.InferOutput<typeof AdminPropertyUpdate>

export const EstimateBody = body({
  zone: ZoneId,
  propertyType: PropertyType,
  area: v.pipe(
    v.number('validation.required'),
    v.minValue(0.01, 'validation.min'),
    v.maxValue(10_000_000, 'validation.max'),
  ),
  /** A state that is not given counts as good. */
  paintingState: v.nullish(Condition),
  floorState: v.nullish(Condition),
  /** By the hour it is not computed but compared with what others ask. */
  rentalMode: v.optional(v.picklist(['month', 'hour'])),
})
