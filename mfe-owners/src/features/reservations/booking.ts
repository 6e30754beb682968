import type { OwnerReservation, Reservation } from '@metrolibre/api-client'
import {
  addressLine,
  calendarPath,
  pendingStates,
  type ReservationParty,
  type ReservationState,
} from '@metrolibre/contract'
import type { PartySide } from '../../paths.ts'

/** A reservation in the tenant's or the owner's list; only the owner's includes the client. */
export type OwnerBooking = Reservation & Partial<Pick<OwnerReservation, 'client' | 'isNew'>>

const includes = (states: readonly ReservationState[], state: ReservationState) => states.includes(state)

/** Whether the reservation is neither paid nor over: it expires unless it is continued. */
export const isPending = ({ status }: Pick<OwnerBooking, 'status'>): boolean =>
  includes(pendingStates, status)

/** Whether the tenant can continue the reservation now. */
export const isResumable = (booking: Pick<OwnerBooking, 'status'>): boolean =>
  isPending(booking) && booking.status !== 'awaiting_transfer'

/** Whether the reservation is paid and not over, so that the tenant may extend it. */
export const isExtendable = ({ status }: Pick<OwnerBooking, 'status'>): boolean =>
  status === 'confirmed' || status === 'active'

/** Whether it is paid and the stay is not over, so that its tenant needs the way there. */
export const isAhead = ({ status }: Pick<OwnerBooking, 'status'>): boolean =>
  status === 'confirmed' || status === 'active'

/** Whether documents can be added: there is a contract, and the reservation was not released. */
export const takesFiles = ({ status }: Pick<OwnerBooking, 'status'>): boolean =>
  status !== 'held' && status !== 'expired' && status !== 'cancelled'

/** Returns the address of the booking wizard for a reservation; it opens at the current step. */
export const wizardPath = (booking: OwnerBooking): string =>
  `${bookingCalendarOf(booking)}?reservation=${booking.id}`

/** Whether the tenant may ask for other dates: it is paid and has not started, and extends no other one. */
export const isMovable = ({ status, cancellation, extends: previous, charges = [] }: OwnerBooking): boolean =>
  status === 'confirmed' && !cancellation && !previous && charges.length === 0

/** Returns the address of the calendar in which the dates of a paid booking are changed. */
export const changePath = (booking: OwnerBooking): string =>
  `${bookingCalendarOf(booking)}?change=${booking.id}`

/** Returns which side sees the booking in this form. */
export const bookingViewOf = ({ client }: Pick<OwnerBooking, 'client'>): PartySide =>
  client ? 'owner' : 'client'

/** Returns the address of the calendar of the same place. */
export const bookingCalendarOf = ({ property, room, rentalMode }: OwnerBooking): string =>
  calendarPath({ propertyId: property.id, roomId: room?.id, rentalMode })

/** Returns the name of the place, with that of the room if there is one. */
export const placeName = ({ room, property }: OwnerBooking): string =>
  room ? `${property.name}, ${room.name}` : property.name

/** Returns the comuna and the city. */
export const areaName = ({ property: { zone } }: OwnerBooking): string => addressLine(zone.zone, zone.city)

/** Returns the name of the company or the person. */
export const bookingPartyName = ({ companyName, firstName, lastName }: ReservationParty): string =>
  companyName || `${firstName} ${lastName}`
