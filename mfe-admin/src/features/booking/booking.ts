import type { AdminReservation } from '@metrolibre/api-client'
import { findTransition, pendingStates } from '@metrolibre/contract'

/** An action of an admin on a reservation; the server checks again whether it is allowed (RULES.md §6.1). */
export type BookingAction = 'await' | 'refundPart' | AskedAction

/** The actions that ask for a text for the history: the bank's reference, or the reason. */
export type AskedAction = 'record' | 'refund' | 'refundByHand' | 'endLost' | 'cancel'

/** Tells whether an action ends the booking. */
export const isDanger = (action: BookingAction): boolean =>
  action === 'refund' || action === 'refundByHand' || action === 'endLost' || action === 'cancel'

type Standing = Pick<AdminReservation, 'status' | 'dateChange' | 'refunds' | 'disputes'> & {
  total: number
}

const isPending = (status: AdminReservation['status']): boolean =>
  (pendingStates as readonly string[]).includes(status)

const isRefundable = (status: AdminReservation['status']) =>
  findTransition(status, 'refund_pending', 'admin') !== undefined

/** Tells whether a refund has to wait, because a bank holds the money of the payment. */
export const isRefundHeld = ({ status, disputes = [] }: Pick<Standing, 'status' | 'disputes'>): boolean =>
  isRefundable(status) && disputes.some(({ isOpen, holdsMoney }) => isOpen && holdsMoney)

const isLost = ({ status }: { status: string }): boolean => status === 'lost'

/**
 * Tells whether a booking still stands although a bank has taken money of its payment for good, which an admin then
 * has to end (RULES.md §6.102).
 */
export const isLostAndStands = ({ status, disputes = [] }: Pick<Standing, 'status' | 'disputes'>): boolean =>
  (status === 'confirmed' || status === 'active') && disputes.some(isLost)

/** Tells whether the bank has taken all of it, so that ending the booking sends no money. */
const isAllLost = ({ disputes = [], total }: Pick<Standing, 'disputes' | 'total'>): boolean =>
  disputes.filter(isLost).reduce((sum, { amount }) => sum + amount, 0) >= total

/**
 * Tells whether the provider could not deliver a refund, so that an admin may have sent it at the bank
 * (RULES.md §6.93).
 */
const hasFailed = (refunds: Standing['refunds'] = []): boolean =>
  refunds.some(({ status }) => status === 'failed') && refunds.every(({ status }) => status !== 'pending')

export const actionsOf = ({
  status,
  dateChange,
  refunds = [],
  disputes = [],
  total,
}: Standing): readonly BookingAction[] => {
  const may = (to: Parameters<typeof findTransition>[1]) => findTransition(status, to, 'admin') !== undefined
  return [
    // A change of dates is only paid by card.
    ...(may('awaiting_transfer') && !dateChange ? (['await'] as const) : []),
    ...(may('confirmed') ? (['record'] as const) : []),
    ...(isRefundable(status) && !isRefundHeld({ status, disputes })
      ? ([isAllLost({ disputes, total }) ? 'endLost' : 'refund'] as const)
      : []),
    ...((status === 'confirmed' || status === 'active' || status === 'completed') &&
    !isRefundHeld({ status, disputes }) &&
    !disputes.some(({ status: standing }) => standing === 'lost')
      ? (['refundPart'] as const)
      : []),
    ...(status === 'needs_review' && hasFailed(refunds) ? (['refundByHand'] as const) : []),
    // The stay of one that is paid ends with its arrears.
    ...(isPending(status) && may('cancelled') ? (['cancel'] as const) : []),
  ]
}

/** Returns a person's full name, such as `Javiera Prueba`. */
export const adminFullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

export const placeName = ({ room, property }: AdminReservation): string =>
  room ? `${property.name}, ${room.name}` : property.name
