import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { CalendarDate, EpochMs, Range, TimeZone } from '../primitives/time.ts'
import { OpeningHours } from './schemas.ts'

export const AvailabilityQuery = v.object({
  /** A room's own calendar; without it the whole property's. */
  roomId: v.optional(Id),
  from: v.optional(EpochMs),
  to: v.optional(EpochMs),
})

/** Everything a calendar needs. RULES §5. */
export const Availability = v.object({
  locationId: Id,
  roomId: v.nullable(Id),
  isDaily: v.boolean(),
  timeZone: TimeZone,
  /** First day and the day after the last one of the lease window; null when none is set. */
  lease: v.nullable(v.object({ start: CalendarDate, end: CalendarDate })),
  openingHours: v.nullable(OpeningHours),
  /** Taken periods, half-open, in epoch milliseconds, in order. */
  busy: v.array(Range),
  /** The server's clock at the time of the answer: what is past does not depend on the device's. */
  serverTime: EpochMs,
})
export type Availability = v.InferOutput<typeof Availability>
