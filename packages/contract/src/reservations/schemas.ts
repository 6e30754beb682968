import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { CalendarDate, EpochMs, Instant, Range, timeZoneEntries } from '../primitives/time.ts'
import { reservationActors, reservationStates } from '../rules/reservation-states.ts'
import { Deposit } from '../deposits/schemas.ts'
import { ZoneName } from '../zones/schemas.ts'
import { statedCostEntries } from '../properties/stated-costs.ts'
import { PropertyType } from '../properties/words.ts'
import { Cancellation } from './cancellation.ts'
import { DateChange } from './date-change.ts'
import { ShownEmail } from '../primitives/email.ts'
import { PlanCharge, SavedCard } from './plan-charge.ts'

export * from './plan-charge.ts'

export const ReservationStatus = v.picklist(reservationStates)

/** The other side of a reservation, as the owner always sees it (RULES.md §7.23). */
export const ReservationParty = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  companyName: v.nullable(v.string()),
})
export type ReservationParty = v.InferOutput<typeof ReservationParty>

/** How the owner of a paid booking reaches its tenant (RULES.md §7.23). */
export const TenantContact = v.object({ email: ShownEmail, phone: v.nullable(v.string()) })
export type TenantContact = v.InferOutput<typeof TenantContact>

/** A file that belongs to a reservation. `url` is relative to the API base address and needs the bearer. */
export const ReservationFile = v.object({
  id: v.string(),
  kind: v.picklist(['contract', 'addendum', 'document']),
  name: v.string(),
  url: v.string(),
  created: Instant,
  /** Whether the reader may delete it. Signed documents can't be deleted. */
  removable: v.boolean(),
})
export type ReservationFile = v.InferOutput<typeof ReservationFile>

const placeEntries = {
  id: Id,
  name: v.string(),
  ...pictureEntries,
  propertyType: PropertyType,
  zone: ZoneName,
  country: Country,
  /** The street without number, or the whole address once the booking is confirmed. */
  address: v.string(),
  addressIsExact: v.boolean(),
}

export const ReservationContract = v.object({
  hash: v.string(),
  signedAt: Instant,
})

export const ReservationPayment = v.object({
  method: v.picklist(['card', 'transfer']),
  paidAt: Instant,
  /** The day on which the bank says that a transfer came, at the place. */
  receivedOn: v.optional(CalendarDate),
  receiptUrl: v.nullable(v.string()),
  /** Whether the payer's bank disputes it and holds the money meanwhile (RULES.md §6.101). */
  isDisputed: v.boolean(),
  /** Whether the payer's bank has taken money of it for good (RULES.md §6.102). */
  isLost: v.optional(v.boolean()),
})

/**
 * A reservation as shown to its tenant. `price` is the frozen total and `unitPrice` the frozen price per
 * month or hour, in minor units of `currency`.
 */
export const Reservation = v.object({
  id: Id,
  status: ReservationStatus,
  /** Half-open, in epoch milliseconds. */
  start: EpochMs,
  end: EpochMs,
  leaseRange: Range,
  ...timeZoneEntries,
  /**
   * The same period as dates at the place. By month, `endDate` is the first day that is free again; by the
   * hour it is the day itself.
   */
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** The first and last hour slot. Null by month. */
  startSlot: v.nullable(v.number()),
  endSlot: v.nullable(v.number()),
  isDaily: v.boolean(),
  timeQuantity: v.pipe(v.number(), v.integer()),
  unitPrice: Amount,
  price: Amount,
  currency: CurrencyCode,
  created: Instant,
  /** When the hold expires. Null once it is paid or over. */
  holdExpiresAt: v.nullable(EpochMs),
  /** The server's time when it answered, so that a countdown does not depend on the device's clock. */
  serverTime: EpochMs,
  location: v.object(placeEntries),
  room: v.nullable(v.object({ id: Id, name: v.string(), ...pictureEntries })),
  /** What its property states about the costs besides the price, in minor units of `currency`; null if it says nothing. */
  costs: v.optional(
    v.object({
      /** The number of parking spaces. */
      garage: v.number(),
      ...statedCostEntries,
    }),
  ),
  contract: v.nullable(ReservationContract),
  payment: v.nullable(ReservationPayment),
  files: v.array(ReservationFile),
  /** Whether its tenant may choose to pay it month by month. */
  monthlyPlan: v.optional(v.boolean()),
  /** The months of a booking that is paid month by month, in their order. */
  charges: v.optional(v.array(PlanCharge)),
  /** The card that its later months are charged to; null when they are paid by hand. For its tenant alone. */
  card: v.nullish(SavedCard),
  /** The deposit that the platform keeps; null where there is none, or its owner gets it. */
  deposit: v.nullish(Deposit),
  /** The reservation that this one extends. */
  extends: v.nullable(Id),
  /** The request to cancel it after it was paid, unless that was withdrawn. */
  cancellation: v.nullish(Cancellation),
  /** While money is on its way back: the day by which the tenant has it or hears of it (RULES.md §6.85). */
  refundBy: v.nullish(CalendarDate),
  /** What the office wrote when it ended or cancelled it. The owner reads it only of a paid booking. */
  officeReason: v.nullish(v.string()),
  /** From which day its place is free again, where the office ends the stay before its agreed end, and why. */
  stayEnd: v.nullish(v.object({ freeFrom: CalendarDate, reason: v.string() })),
  /** Set when it changes the dates of another booking. */
  dateChange: v.nullish(DateChange),
  /** The booking with the new dates, if its dates were changed. */
  changedTo: v.nullish(Id),
  /** The first of the bookings whose dates were changed to these: calendars know all of them by it. */
  calendarId: v.nullish(Id),
})
export type Reservation = v.InferOutput<typeof Reservation>

/** A reservation as shown to the property's owner. */
export const OwnerReservation = v.object({
  ...Reservation.entries,
  /** Whether it is paid and the owner has not looked at it yet. */
  isNew: v.optional(v.boolean()),
  client: v.object({
    ...ReservationParty.entries,
    /** Null until the booking is paid, and once it is refunded. */
    contact: v.nullish(TenantContact),
  }),
})
export type OwnerReservation = v.InferOutput<typeof OwnerReservation>

const adminParty = v.object({ ...ReservationParty.entries, email: ShownEmail })

/**
 * A refund that is pending or done. `provider` means that it was made at the payment provider itself.
 */
export const ReservationRefund = v.object({
  id: Id,
  status: v.picklist(['pending', 'succeeded', 'failed']),
  reason: v.picklist(['slot_lost', 'requested', 'mismatch', 'duplicate', 'provider']),
  /** Whether the office gave back only a part and the booking goes on, and why, in its own words. */
  isPart: v.optional(v.boolean(), false),
  note: v.optional(v.nullable(v.string()), null),
  amount: Amount,
  created: Instant,
  /**
   * The last reason for which the provider refused it. While it is on its way, why it is not there yet: `processing`,
   * `charge_pending`, `insufficient_funds` or `requires_action`.
   */
  problem: v.nullable(v.string()),
})

/** A payment that the payer's bank disputes. `status` and `reason` are the payment provider's values. */
export const ReservationDispute = v.object({
  id: v.string(),
  status: v.string(),
  isOpen: v.boolean(),
  /** Whether the bank holds the money, so that no refund is possible. */
  holdsMoney: v.boolean(),
  reason: v.string(),
  amount: Amount,
  opened: Instant,
  /** The deadline for responding to it at the provider. */
  due: v.nullable(Instant),
})

/** A reservation as shown to admins. */
export const AdminReservation = v.object({
  ...Reservation.entries,
  client: adminParty,
  owner: adminParty,
  paymentIntentId: v.nullable(v.string()),
  /** The payment in the list of payments, once there is one. */
  paymentId: v.nullish(Id),
  transferReference: v.nullable(v.string()),
  refunds: v.optional(v.array(ReservationRefund)),
  disputes: v.optional(v.array(ReservationDispute)),
})
export type AdminReservation = v.InferOutput<typeof AdminReservation>

/** One step in the history of a reservation. `by` is null when it was not caused by a person (RULES.md §6.3). */
export const ReservationEvent = v.object({
  id: v.string(),
  from: v.nullable(ReservationStatus),
  to: ReservationStatus,
  actor: v.picklist(reservationActors),
  by: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  reason: v.nullable(v.string()),
  at: Instant,
})
export type ReservationEvent = v.InferOutput<typeof ReservationEvent>

/**
 * What the id of a checkout session tells without a login: nothing about the person, the dates or the booking
 * (RULES.md §7.18, §7.19). `pending`: the payment side has not answered yet. `ended`: nothing was paid, and nothing can
 * be any more.
 */
export const PaymentStatus = v.object({
  status: v.picklist(['paid', 'pending', 'refused', 'refunded', 'ended']),
  amount: Amount,
  currency: CurrencyCode,
  /** The public name of the place, that of the room first. */
  place: v.string(),
})
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>
