import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { CalendarDate, EpochMs, Range, timeZoneEntries } from '../primitives/time.ts'
import { OpeningHours } from './schemas.ts'

export const AvailabilityQuery = v.object({
  /** Asks for a room's own calendar instead of the whole property's. */
  roomId: v.optional(Id),
  from: v.optional(EpochMs),
  to: v.optional(EpochMs),
})

/** Everything a calendar needs (RULES.md §5). */
export const Availability = v.object({
  locationId: Id,
  roomId: v.nullable(Id),
  isDaily: v.boolean(),
  ...timeZoneEntries,
  /** The first day of the lease window and the day after its last one. Null when none is set. */
  lease: v.nullable(v.object({ start: CalendarDate, end: CalendarDate })),
  openingHours: v.nullable(OpeningHours),
  /** Taken periods in order, half-open, in epoch milliseconds. */
  busy: v.array(Range),
  /** The server's time when it answered, so that a wrong device clock does not matter. */
  serverTime: EpochMs,
})
export type Availability = v.InferOutput<typeof Availability>
