import type { AdminReservation } from '@metrolibre/api-client'
import { findTransition } from '@metrolibre/contract'

/** An action of an admin on a reservation; the server checks again whether it is allowed (RULES.md §6). */
export type Action = 'await' | AskedAction

/** The actions that ask for a text for the history: the bank's reference, or the reason. */
export type AskedAction = 'record' | 'refund' | 'cancel'

type Standing = Pick<AdminReservation, 'status' | 'dateChange' | 'disputes'>

const isRefundable = (status: AdminReservation['status']) =>
  findTransition(status, 'refund_pending', 'admin') !== undefined

/** Tells whether a refund has to wait, because a bank holds the money of the payment. */
export const isRefundHeld = ({ status, disputes = [] }: Omit<Standing, 'dateChange'>): boolean =>
  isRefundable(status) && disputes.some(({ holdsMoney }) => holdsMoney)

export const actionsOf = ({ status, dateChange, disputes }: Standing): readonly Action[] => {
  const may = (to: Parameters<typeof findTransition>[1]) => findTransition(status, to, 'admin') !== undefined
  return [
    // A change of dates is only paid by card.
    ...(may('awaiting_transfer') && !dateChange ? (['await'] as const) : []),
    ...(may('confirmed') ? (['record'] as const) : []),
    ...(isRefundable(status) && !isRefundHeld({ status, disputes }) ? (['refund'] as const) : []),
    ...(may('cancelled') ? (['cancel'] as const) : []),
  ]
}

/** Returns a person's full name, such as `Javiera Prueba`. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

export const placeName = ({ room, property }: AdminReservation): string =>
  room ? `${property.name}, ${room.name}` : property.name
