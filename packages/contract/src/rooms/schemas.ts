import * as v from 'valibot'
import { Image } from '../images/schemas.ts'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { CalendarDate } from '../primitives/time.ts'

const included = v.array(v.string())

/**
 * A room as shown to everybody. `value` per month and `dailyValue` per hour are in minor units of `currency`.
 */
export const PublicRoom = v.object({
  id: Id,
  locationId: Id,
  name: v.string(),
  ...pictureEntries,
  description: v.string(),
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
})
export type PublicRoom = v.InferOutput<typeof PublicRoom>

/** A room as shown to its owner and admins. */
export const Room = v.object({
  ...PublicRoom.entries,
  isDeleted: v.boolean(),
  stripePriceId: v.nullable(v.string()),
})
export type Room = v.InferOutput<typeof Room>
