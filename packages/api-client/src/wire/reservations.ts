import type * as wire from '@metrolibre/contract'
import { periodOf, readTimeZone, type CurrencyCode, type Period, type Stay } from '@metrolibre/contract'
import { readRentalMode } from './prices.ts'

/** The price of a stay. `total` is `unitPrice` times its quantity, in minor units. */
export interface Quote {
  readonly unitPrice: number
  readonly total: number
  readonly currency: CurrencyCode
}

export interface Agreed extends Stay, Quote {
  readonly period: Period
  readonly property: wire.Reservation['location']
}

type WireName =
  | 'isDaily'
  | 'leaseRange'
  | 'start'
  | 'end'
  | 'timeQuantity'
  | 'price'
  | 'location'
  | keyof wire.ShownTimeZone

/** A booking as shown to its tenant: a stay at a property with its frozen quote. */
export interface Reservation extends Omit<wire.Reservation, WireName | keyof Agreed>, Agreed {}

/** A booking as shown to the property's owner. */
export interface OwnerReservation extends Reservation, Pick<wire.OwnerReservation, 'client' | 'isNew'> {}

/** A booking as shown to admins. */
export interface AdminReservation
  extends Reservation, Omit<wire.AdminReservation, keyof wire.Reservation | 'refunds' | 'disputes'> {
  readonly refunds: wire.AdminReservation['refunds']
  readonly disputes: wire.AdminReservation['disputes']
}

export const readReservation = (answer: wire.Reservation): Reservation => {
  const { isDaily, leaseRange, start: _start, end: _end, timeQuantity, price, location, ...others } = answer
  const { timeZone, ownTimeZone, ...rest } = others
  return {
    ...rest,
    timeZone: readTimeZone({ timeZone, ownTimeZone }),
    rentalMode: readRentalMode(isDaily),
    period: leaseRange,
    quantity: timeQuantity,
    total: price,
    property: location,
  }
}

export const readOwnerReservation = ({
  client,
  isNew,
  ...rest
}: wire.OwnerReservation): OwnerReservation => ({
  ...readReservation(rest),
  client,
  isNew,
})

export const readAdminReservation = (answer: wire.AdminReservation): AdminReservation => {
  const { client, owner, paymentIntentId, paymentId, transferReference, refunds, disputes, ...rest } = answer
  return {
    ...readReservation(rest),
    client,
    owner,
    paymentIntentId,
    paymentId,
    transferReference,
    refunds,
    disputes,
  }
}

type Mine = wire.Response<typeof wire.endpoints.reservations.mine>
export interface Page {
  readonly nextCursor: string | null
}
/** The user's own bookings, or those of the user's properties. */
export type MyReservations =
  | (Page & { readonly view: 'client'; readonly reservations: readonly Reservation[] })
  | (Page & { readonly view: 'owner'; readonly reservations: readonly OwnerReservation[] })

export const readMine = (answer: Mine): MyReservations => {
  const { nextCursor } = answer
  return answer.view === 'client'
    ? { view: 'client', nextCursor, reservations: answer.reservations.map(readReservation) }
    : { view: 'owner', nextCursor, reservations: answer.reservations.map(readOwnerReservation) }
}

/** The outcome of a checkout. */
export interface Paid extends Omit<
  wire.Response<typeof wire.endpoints.reservations.bySession>,
  'reservation'
> {
  readonly reservation: Reservation
}

export const readPaid = ({
  reservation,
  ...rest
}: wire.Response<typeof wire.endpoints.reservations.bySession>): Paid => ({
  ...rest,
  reservation: readReservation(reservation),
})

export interface AdminPage extends wire.ListAnswer {
  readonly reservations: readonly AdminReservation[]
}

export const readReservations = ({
  reservations,
  ...entries
}: wire.Response<typeof wire.endpoints.adminReservations.list>): AdminPage => ({
  ...entries,
  reservations: reservations.map(readAdminReservation),
})

/** A payment with what became of it and the booking behind it. */
export interface PaymentDetail extends Omit<
  wire.Response<typeof wire.endpoints.adminPayments.detail>,
  'reservation'
> {
  readonly reservation: AdminReservation
}

export const readPaymentDetail = ({
  reservation,
  ...rest
}: wire.Response<typeof wire.endpoints.adminPayments.detail>): PaymentDetail => ({
  ...rest,
  reservation: readAdminReservation(reservation),
})

export interface History {
  readonly reservation: AdminReservation
  readonly events: readonly wire.ReservationEvent[]
}

export const readHistory = ({
  reservation,
  events,
}: wire.Response<typeof wire.endpoints.adminReservations.detail>): History => ({
  reservation: readAdminReservation(reservation),
  events,
})

/** What a user wants to hold, and the price they were shown. */
export interface Wish {
  readonly propertyId: string
  readonly roomId: string | null
  readonly stay: Stay
  readonly quote: Quote
}

const sendQuote = ({ total, currency }: Quote) => ({ price: total, currency })

export const sendWish = ({ propertyId, roomId, stay, quote }: Wish) => ({
  locationId: propertyId,
  roomId,
  range: periodOf(stay),
  timeQuantity: stay.quantity,
  ...sendQuote(quote),
})

/** Returns the fields by which a checkout names its reservation. */
export const sendBooked = (reservation: Reservation) => ({
  reservationId: reservation.id,
  range: reservation.period,
  timeQuantity: reservation.quantity,
  ...sendQuote(reservation),
})
