import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { CalendarDate, EpochMs, timeZoneEntries } from '../primitives/time.ts'

/** A visit of an inspector, with what one has to know on the way there. */
export const TechnicalAppointment = v.object({
  id: Id,
  start: EpochMs,
  end: EpochMs,
  ...timeZoneEntries,
  /** As the calendar of the inspectors names them; null where it does not. */
  inspector: v.nullable(v.string()),
  location: v.object({
    id: Id,
    name: v.string(),
    address: v.string(),
    zone: v.string(),
    country: Country,
    lat: v.nullable(v.number()),
    long: v.nullable(v.number()),
    /** The phone of the place, or else of its owner. */
    phone: v.nullable(v.string()),
  }),
  owner: v.object({ id: Id, name: v.string() }),
})
export type TechnicalAppointment = v.InferOutput<typeof TechnicalAppointment>

export const adminVisits = {
  agenda: endpoint({
    id: 'adminVisits.agenda',
    method: 'GET',
    path: '/admin/visits',
    access: 'admin',
    tag: 'admin visits',
    summary: 'The visits of inspectors: those to come, soonest first, or those that are over, latest first',
    query: v.object({
      when: v.optional(v.picklist(['coming', 'past'], 'validation.invalid'), 'coming'),
      inspector: v.optional(
        v.pipe(v.string('validation.invalid'), v.maxLength(160, 'validation.max_length')),
      ),
      /** The day on the clock of each place. */
      day: v.optional(CalendarDate),
    }),
    response: v.object({
      visits: v.array(TechnicalAppointment),
      /** The people who have such visits, to choose from. */
      inspectors: v.array(v.string()),
    }),
    errors: [],
    rateLimit: 'office',
  }),
} as const
