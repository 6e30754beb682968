import * as v from 'valibot'
import { body } from '../primitives/body.ts'
import { Image } from '../images/schemas.ts'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode, PriceAmount } from '../primitives/money.ts'
import { nameText } from '../primitives/person-name.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { printed } from '../primitives/printed.ts'
import { Flag, optionalText, requiredText } from '../primitives/text.ts'
import { CalendarDate, Instant, LeaseDate, Range } from '../primitives/time.ts'
import { WrittenIn } from '../primitives/written-in.ts'

const included = v.array(v.string())

/** The most rooms of a property. */
export const maxRooms = 40

/** The fields of a room that both owners and admins can set. */
export const roomEntries = {
  name: printed(nameText(160)),
  squareMeter: v.nullish(
    v.pipe(
      v.number('validation.required'),
      v.minValue(0.01, 'validation.min'),
      v.maxValue(10_000_000, 'validation.max'),
    ),
  ),
  description: optionalText(5000),
  value: v.nullish(PriceAmount),
  dailyValue: v.nullish(PriceAmount),
  isDaily: v.optional(Flag),
  included: v.optional(v.pipe(v.array(requiredText(120)), v.maxLength(40, 'validation.max_length'))),
  startLease: v.nullish(LeaseDate),
  endLease: v.nullish(LeaseDate),
}

/** A room as its owner adds it. The price is the one that the owner expects. */
export const OwnRoomInput = body(roomEntries)
export type OwnRoomInput = v.InferOutput<typeof OwnRoomInput>
/** Only the fields that change. Null empties a field. */
export const OwnRoomUpdate = body(v.partial(v.object(roomEntries)).entries)
export type OwnRoomUpdate = v.InferOutput<typeof OwnRoomUpdate>

export const freeEntries = {
  /**
   * Whether it counts as free now, and the first day on which a stay can begin, null when there is none
   * (RULES.md §5.28, §5.30). In lists, that day is today for whatever is free now. Absent for what is withheld or has
   * no price, and for rooms in lists.
   */
  free: v.optional(v.object({ now: v.boolean(), from: v.nullable(CalendarDate) })),
}

/**
 * A room as shown to everybody. `value` per month and `dailyValue` per hour are in minor units of `currency`.
 */
export const PublicRoom = v.object({
  id: Id,
  locationId: Id,
  name: v.string(),
  ...pictureEntries,
  description: v.string(),
  /** The language in which the description was written. */
  lang: WrittenIn,
  squareMeter: v.nullable(v.number()),
  value: v.nullable(Amount),
  dailyValue: v.nullable(Amount),
  currency: CurrencyCode,
  isDaily: v.boolean(),
  isActive: v.boolean(),
  included,
  imagesRoom: v.array(Image),
  startLease: v.nullable(CalendarDate),
  endLease: v.nullable(CalendarDate),
  /** The same as its property's. */
  reservations: v.optional(v.array(Range)),
  ...freeEntries,
})
export type PublicRoom = v.InferOutput<typeof PublicRoom>

/** A room as shown to its owner and admins. */
export const Room = v.object({
  ...PublicRoom.entries,
  isDeleted: v.boolean(),
  /**
   * True when the owner added the room or changed its price after publication. It can't be booked until an
   * admin offers it.
   */
  awaitsReview: v.boolean(),
  /** The day by which an admin looks at it, while it waits for that. Answers of servers of the previous version lack it. */
  reviewBy: v.optional(v.nullable(CalendarDate)),
  stripePriceId: v.nullable(v.string()),
  /** When it was last changed. Answers of servers of the previous version lack it. */
  updatedAt: v.optional(Instant),
})
export type Room = v.InferOutput<typeof Room>
