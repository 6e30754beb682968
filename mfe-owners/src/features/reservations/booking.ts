import type { Reservation } from '@metrolibre/api-client'
import {
  addressLine,
  bookedStates,
  calendarPath,
  pendingStates,
  type ReservationParty,
  type ReservationState,
} from '@metrolibre/contract'

/** A reservation in either list; only the owner's names who comes. */
export type Booking = Reservation & { readonly client?: ReservationParty }

const includes = (states: readonly ReservationState[], state: ReservationState) => states.includes(state)

/** Neither paid nor over: it ends by itself unless somebody goes on with it. */
export const isPending = ({ status }: Pick<Booking, 'status'>): boolean => includes(pendingStates, status)

/** The tenant can go on with it now: dates are kept, something is missing. */
export const isResumable = (booking: Pick<Booking, 'status'>): boolean =>
  isPending(booking) && booking.status !== 'awaiting_transfer'

/** Paid and not over: the tenant may stay on. */
export const isExtendable = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'confirmed' || status === 'active'

/** Papers can be added once a contract stands and while the booking was not let go. */
export const takesFiles = ({ status }: Pick<Booking, 'status'>): boolean =>
  status !== 'held' && status !== 'expired' && status !== 'cancelled'

const newDays = 7
const dayMs = 86_400_000

/** Paid in the last days: the owner may not have seen it yet. */
export const isNew = ({ status, created, serverTime }: Booking): boolean =>
  includes(bookedStates, status) && serverTime - Date.parse(created) < newDays * dayMs

/** The wizard's address of a reservation: it opens at the step that is due. */
export const wizardPath = (booking: Booking): string => `${calendarOf(booking)}?reservation=${booking.id}`

/** The calendar of the same place. */
export const calendarOf = ({ property, room, rentalMode }: Booking): string =>
  calendarPath({ propertyId: property.id, roomId: room?.id, rentalMode })

/** What the tenant would call it. */
export const placeName = ({ room, property }: Booking): string =>
  room ? `${property.name}, ${room.name}` : property.name

/** Where it is. */
export const areaName = ({ property: { zone } }: Booking): string => addressLine(zone.zone, zone.city)

/** Whoever comes: the company, or the person. */
export const partyName = ({ companyName, firstName, lastName }: ReservationParty): string =>
  companyName || `${firstName} ${lastName}`
