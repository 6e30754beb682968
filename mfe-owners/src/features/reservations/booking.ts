import {
  addressLine,
  bookedStates,
  pendingStates,
  type Reservation,
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
export const wizardPath = ({ id, location, room, isDaily }: Booking): string =>
  `${calendarPath({ location, room, isDaily })}?reservation=${id}`

/** The calendar of the same place. */
export const calendarPath = ({
  location,
  room,
  isDaily,
}: Pick<Booking, 'location' | 'room' | 'isDaily'>): string =>
  `/propietario/${location.id}/calendar/${room?.id ?? 'entire'}/${isDaily ? 'daily' : 'monthly'}`

/** What the tenant would call it. */
export const placeName = ({ room, location }: Booking): string =>
  room ? `${location.name}, ${room.name}` : location.name

/** Where it is. */
export const areaName = ({ location: { zone } }: Booking): string => addressLine(zone.zone, zone.city)

/** Whoever comes: the company, or the person. */
export const partyName = ({ companyName, firstName, lastName }: ReservationParty): string =>
  companyName || `${firstName} ${lastName}`
