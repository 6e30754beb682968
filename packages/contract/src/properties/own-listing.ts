import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, CurrencyCode } from '../primitives/money.ts'
import { CalendarDate, EpochMs, Instant } from '../primitives/time.ts'
import { listingStages, type ListingStage } from '../rules/listing-stages.ts'
import { ownerSteps } from '../rules/next-owner-step.ts'
import { OwnedProperty } from './schemas.ts'

/** For how many days, from today on, the panel shows what is taken: twelve months. */
export const occupancyDays = 366

/** Days on which a place is taken, half-open, by the calendar of the place. */
export const OccupiedDays = v.object({
  start: CalendarDate,
  end: CalendarDate,
  /** A hold is not paid yet. A block is the owner's own. */
  kind: v.picklist(['booking', 'hold', 'block']),
  /** Null for the whole property. */
  roomId: v.nullable(Id),
})
export type OccupiedDays = v.InferOutput<typeof OccupiedDays>

/** A property in its owner's panel. */
export const OwnListing = v.object({
  ...OwnedProperty.entries,
  /** What is asked of the owner next. Null when it is somebody else's turn, or nothing is open. */
  next: v.nullable(v.picklist(ownerSteps)),
  /** The booking that its tenant asks to cancel; of several, the one that must be answered first. */
  requestedBooking: v.nullable(Id),
  /** The inspector's visit that is expected. */
  technicalVisit: v.nullable(
    v.object({
      start: EpochMs,
      end: EpochMs,
      rescheduleUrl: v.nullable(v.string()),
      cancelUrl: v.nullable(v.string()),
    }),
  ),
  /** What is taken from today (`from`) until before `to`, in order. */
  occupancy: v.object({ from: CalendarDate, to: CalendarDate, taken: v.array(OccupiedDays) }),
  /** The last payment of a booking, in minor units, before any refund. */
  lastPayment: v.nullable(v.object({ amount: Amount, currency: CurrencyCode, at: Instant })),
})
export type OwnListing = v.InferOutput<typeof OwnListing>

const total = v.pipe(v.number(), v.integer())

/** For how many days the occupancy of all properties is added up. */
export const totalsDays = 90

/** What the head of the panel adds up over all properties of the owner, whatever was searched for. */
export const PanelTotals = v.object({
  properties: total,
  published: total,
  /** The booked share of the next 90 days, from 0 to 1. Null without a published property. */
  occupancy: v.nullable(v.number()),
  /** Last month (`YYYY-MM`), and what was paid in it before any refund, in minor units. */
  month: v.string(),
  paid: v.array(v.object({ currency: CurrencyCode, amount: Amount })),
})
export type PanelTotals = v.InferOutput<typeof PanelTotals>

/** The number of properties per stage that match the words, whatever stage was asked for. */
export const StageCounts = v.object(
  Object.fromEntries(listingStages.map((stage) => [stage, total])) as Record<ListingStage, typeof total>,
)
export type StageCounts = v.InferOutput<typeof StageCounts>
