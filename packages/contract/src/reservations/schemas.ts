import * as v from 'valibot'
import { Id } from '../primitives/id.ts'
import { Amount, Country, CurrencyCode } from '../primitives/money.ts'
import { pictureEntries } from '../primitives/picture.ts'
import { CalendarDate, EpochMs, Instant, Range, TimeZone } from '../primitives/time.ts'
import { reservationActors, reservationStates } from '../rules/reservation-states.ts'
import { ZoneName } from '../zones/schemas.ts'
import { PropertyType } from '../locations/words.ts'

export const ReservationStatus = v.picklist(reservationStates)

/** The other side of a reservation, as its owner may know it. RULES §7. */
export const ReservationParty = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  companyName: v.nullable(v.string()),
})
export type ReservationParty = v.InferOutput<typeof ReservationParty>

/** A file that belongs to a reservation; `url` is below the API base address and needs the bearer. */
export const ReservationFile = v.object({
  id: v.string(),
  kind: v.picklist(['contract', 'addendum', 'document']),
  name: v.string(),
  url: v.string(),
  created: Instant,
  /** The reader added it and may take it away again; what was signed stays. */
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
  /** Street without number, and the whole address once the booking is confirmed. */
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
  receiptUrl: v.nullable(v.string()),
})

/**
 * A reservation as its tenant sees it. `price` is the frozen total and `unitPrice` the frozen price per month
 * or hour, minor units of `currency`.
 */
export const Reservation = v.object({
  id: Id,
  status: ReservationStatus,
  /** Half-open, in epoch milliseconds. */
  start: EpochMs,
  end: EpochMs,
  leaseRange: Range,
  timeZone: TimeZone,
  /** The same as dates of the place: `endDate` is the first day that is free again; of hours it is the day itself. */
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** First and last hour slot; null when rented by month. */
  startSlot: v.nullable(v.number()),
  endSlot: v.nullable(v.number()),
  isDaily: v.boolean(),
  timeQuantity: v.pipe(v.number(), v.integer()),
  unitPrice: Amount,
  price: Amount,
  currency: CurrencyCode,
  created: Instant,
  /** When the hold ends by itself; null once paid or over. */
  holdExpiresAt: v.nullable(EpochMs),
  /** The server's clock at the time of the answer, so that a countdown does not trust the device's. */
  serverTime: EpochMs,
  location: v.object(placeEntries),
  room: v.nullable(v.object({ id: Id, name: v.string(), ...pictureEntries })),
  contract: v.nullable(ReservationContract),
  payment: v.nullable(ReservationPayment),
  files: v.array(ReservationFile),
  /** The reservation this one extends. */
  extends: v.nullable(Id),
})
export type Reservation = v.InferOutput<typeof Reservation>

/** As the property's owner sees it. */
export const OwnerReservation = v.object({ ...Reservation.entries, client: ReservationParty })
export type OwnerReservation = v.InferOutput<typeof OwnerReservation>

const adminParty = v.object({ ...ReservationParty.entries, email: v.string() })

/** Money that went back or is on its way; `provider` is what somebody gave back at the payment provider itself. */
export const ReservationRefund = v.object({
  id: Id,
  status: v.picklist(['pending', 'succeeded', 'failed']),
  reason: v.picklist(['slot_lost', 'requested', 'mismatch', 'duplicate', 'provider']),
  amount: Amount,
  created: Instant,
  /** What the provider last said against it. */
  problem: v.nullable(v.string()),
})

/** A payment that its payer's bank questions; `status` and `reason` in the payment provider's words. */
export const ReservationDispute = v.object({
  id: v.string(),
  status: v.string(),
  isOpen: v.boolean(),
  /** The bank has the money meanwhile: nothing can be refunded. */
  holdsMoney: v.boolean(),
  reason: v.string(),
  amount: Amount,
  opened: Instant,
  /** Until when it can be answered at the provider. */
  due: v.nullable(Instant),
})

/** As admins see it. */
export const AdminReservation = v.object({
  ...Reservation.entries,
  client: adminParty,
  owner: adminParty,
  paymentIntentId: v.nullable(v.string()),
  transferReference: v.nullable(v.string()),
  refunds: v.optional(v.array(ReservationRefund)),
  disputes: v.optional(v.array(ReservationDispute)),
})
export type AdminReservation = v.InferOutput<typeof AdminReservation>

/** One step of a reservation's history; `by` is absent where nobody pressed anything. RULES §6. */
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
