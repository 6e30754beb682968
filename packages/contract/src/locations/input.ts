import * as v from 'valibot'
import { body, nested } from '../primitives/body.ts'
import { BookingLink, Email, Phone } from '../primitives/contact.ts'
import { Id } from '../primitives/id.ts'
import { Amount, PriceAmount } from '../primitives/money.ts'
import { count, Flag, optionalText, requiredText } from '../primitives/text.ts'
import { CalendarDate } from '../primitives/time.ts'
import { coordinateEntries } from '../zones/schemas.ts'
import { Condition, LandUse, PropertyType, UnusedTime } from './words.ts'

const slot = count(1, 24)
const ZoneId = v.pipe(v.string('validation.location_required'), v.uuid('validation.location_required'))

/** The fields of a property that both owners and admins can set. */
const describedEntries = {
  address: requiredText(300),
  zone: ZoneId,
  propertyType: PropertyType,
  description: optionalText(5000),
  lat: v.nullish(coordinateEntries.lat),
  long: v.nullish(coordinateEntries.long),
  isDaily: v.optional(Flag),
  expectedValue: v.nullish(Amount),
  startLease: v.nullish(CalendarDate),
  endLease: v.nullish(CalendarDate),
  openingHours: v.nullish(nested({ from: slot, to: slot })),
  landUse: v.nullish(LandUse),
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
  email: v.nullish(v.union([v.literal(''), Email], 'validation.email')),
  phone: v.nullish(Phone),
}

/** The fields that an owner sends. The photos follow with `POST /images/multi`. */
export const PropertyInput = body({ name: requiredText(160), ...describedEntries })
export type PropertyInput = v.InferOutput<typeof PropertyInput>

const adminEntries = {
  ...describedEntries,
  name: requiredText(160),
  image: v.nullish(v.string()),
  value: v.nullish(PriceAmount),
  dailyValue: v.nullish(PriceAmount),
  suggestedValue: v.nullish(PriceAmount),
  calendlyLink: v.nullish(BookingLink),
  owner: v.optional(Id),
  admins: v.optional(v.pipe(v.array(Id), v.maxLength(20, 'validation.max_length'))),
}

export const AdminPropertyInput = body(adminEntries)
/** An update names the property and only the fields that change. */
export const AdminPropertyUpdate = body({ ...v.partial(v.object(adminEntries)).entries, id: Id })

export const EstimateBody = body({
  zone: ZoneId,
  propertyType: PropertyType,
  area: v.pipe(
    v.number('validation.required'),
    v.minValue(0.01, 'validation.min'),
    v.maxValue(10_000_000, 'validation.max'),
  ),
  paintingState: Condition,
  floorState: Condition,
})
