import type * as wire from '@metrolibre/contract'
import { periodOf, type CurrencyCode, type Period, type Stay } from '@metrolibre/contract'
import { readRentalMode } from './prices.ts'

/** What a stay costs: `total` is `unitPrice` times its quantity, in minor units. */
export interface Quote {
  readonly unitPrice: number
  readonly total: number
  readonly currency: CurrencyCode
}

export interface Agreed extends Stay, Quote {
  readonly period: Period
  readonly property: wire.Reservation['location']
}

type WireName = 'isDaily' | 'leaseRange' | 'start' | 'end' | 'timeQuantity' | 'price' | 'location'

/** A booking as its tenant sees it: a stay at a property with its frozen quote. */
export interface Reservation extends Omit<wire.Reservation, WireName | keyof Agreed>, Agreed {}

/** As the property's owner sees it. */
export interface OwnerReservation extends Reservation, Pick<wire.OwnerReservation, 'client'> {}

/** As admins see it. */
export interface AdminReservation
  extends Reservation, Omit<wire.AdminReservation, keyof wire.Reservation | 'refunds' | 'disputes'> {
  readonly refunds: wire.AdminReservation['refunds']
  readonly disputes: wire.AdminReservation['disputes']
}

export const readReservation = (answer: wire.Reservation): Reservation => {
  const { isDaily, leaseRange, start: _start, end: _end, timeQuantity, price, location, ...rest } = answer
  return {
    ...rest,
    rentalMode: readRentalMode(isDaily),
    period: leaseRange,
    quantity: timeQuantity,
    total: price,
    property: location,
  }
}

const readOwnerReservation = ({ client, ...rest }: wire.OwnerReservation): OwnerReservation => ({
  ...readReservation(rest),
  client,
})

export const readAdminReservation = (answer: wire.AdminReservation): AdminReservation => {
  const { client, owner, paymentIntentId, transferReference, refunds, disputes, ...rest } = answer
  return {
    ...readReservation(rest),
    client,
    owner,
    paymentIntentId,
    transferReference,
    refunds,
    disputes,
  }
}

type Mine = wire.Response<typeof wire.endpoints.reservations.mine>
export interface Page {
  readonly nextCursor: string | null
}
/** One's own bookings, or those of one's properties. */
export type MyReservations =
  | (Page & { readonly view: 'client'; readonly reservations: readonly Reservation[] })
  | (Page & { readonly view: 'owner'; readonly reservations: readonly OwnerReservation[] })

export const readMine = (answer: Mine): MyReservations => {
  const { nextCursor } = answer
  return answer.view === 'client'
    ? { view: 'client', nextCursor, reservations: answer.reservations.map(readReservation) }
    : { view: 'owner', nextCursor, reservations: answer.reservations.map(readOwnerReservation) }
}

/** What became of a checkout. */
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

export interface AdminPage extends Page {
  readonly reservations: readonly AdminReservation[]
}

export const readReservations = ({
  nextCursor,
  reservations,
}: wire.Response<typeof wire.endpoints.adminReservations.list>): AdminPage => ({
  nextCursor,
  reservations: reservations.map(readAdminReservation),
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

/** What somebody wants to hold, and what they were told that it costs. */
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

/** What a checkout names of its reservation. */
export const sendBooked = (reservation: Reservation) => ({
  reservationId: reservation.id,
  range: reservation.period,
  timeQuantity: reservation.quantity,
  ...sendQuote(reservation),
})

/** Which place a reservation is of, and when. */
export const sendPlace = ({ property, room, period }: Reservation) => ({
  locationId: property.id,
  roomId: room?.id ?? null,
  range: period,
})
