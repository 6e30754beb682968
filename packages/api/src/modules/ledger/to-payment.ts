import { dateAt, paymentStanding, type Locale, type WaitingEntry } from '@metrolibre/contract'
import { partyName, shownName } from '../../platform/person-name.ts'
import type { OwnerPayment } from './owner-ledger.ts'
import type { PaidBooking } from './repository.ts'
import { returnsOf } from './returns.ts'

type Status = OwnerPayment['status']

/** Tells whether money of a payment is on its way back. That of a month is its own, whatever happens to its booking. */
const isRefunding = ({ reservation, checkout, refundsPending, refundsWaiting }: PaidBooking): boolean =>
  checkout && checkout.chargeNumber !== null
    ? refundsPending > 0 || refundsWaiting > 0
    : refundsPending > 0 || reservation.state === 'refund_pending' || reservation.state === 'needs_review'

function statusOf(booking: PaidBooking, refunded: number): Status {
  const { reservation, checkout, losses, isDisputed } = booking
  if (reservation.state === 'awaiting_transfer') return 'expected'
  return paymentStanding({
    amount: checkout?.amount ?? reservation.total,
    back: refunded,
    lost: losses.reduce((sum, { amount }) => sum + amount, 0),
    isDisputed,
    isRefunding: isRefunding(booking),
  })
}

/** Returns the day of the payment at the place, or the day until which an expected one is awaited. */
const dayOf = ({ reservation, checkout, receivedOn }: PaidBooking): string => {
  const { timeZone, holdExpiresAt } = reservation
  if (checkout?.paidAt) return dateAt(checkout.paidAt.getTime(), timeZone)
  return receivedOn ?? dateAt(holdExpiresAt!.getTime(), timeZone)
}

/** Returns the month that a payment counts in: a transfer that was recorded in a later one counts in that. */
const bookedIn = ({ reservation, checkout, receivedAt }: PaidBooking, date: string): string => {
  const recorded = !checkout && receivedAt ? dateAt(receivedAt.getTime(), reservation.timeZone) : date
  return (recorded > date ? recorded : date).slice(0, 7)
}

/** Returns the payment of a booking. */
export const toLedgerPayment = (booking: PaidBooking, locale: Locale): OwnerPayment => {
  const { reservation, property, roomName, tenant, checkout, isTransfer } = booking
  const date = dayOf(booking)
  const chargeNumber = checkout?.chargeNumber ?? null
  const returns = returnsOf(booking, date)
  const refunded = returns.reduce((sum, { amount }) => sum + amount, 0)
  return {
    reservationId: reservation.id,
    propertyId: property.id,
    name: property.name,
    room: roomName,
    client: shownName(partyName(tenant), locale),
    date,
    month: bookedIn(booking, date),
    returns,
    method: checkout && !isTransfer ? 'card' : 'transfer',
    currency: reservation.currency,
    amount: checkout?.amount ?? reservation.total,
    refunded,
    status: statusOf(booking, refunded),
    rentalMode: reservation.rentalMode,
    quantity: chargeNumber === null ? reservation.quantity : 1,
    ...(chargeNumber !== null && { chargeNumber }),
    isChange: reservation.replacesId !== null,
  }
}

/** Returns what of a payment can't be transferred to the owner at a moment, in epoch milliseconds. */
export const waitingOf = (
  booking: PaidBooking,
  now: number,
): Pick<WaitingEntry, 'refunding' | 'disputed' | 'begins'> => {
  const { refundsPending, refundsWaiting, disputed, stay } = booking
  return {
    refunding: Math.max(refundsPending, refundsWaiting),
    disputed,
    begins: stay.beginsAt !== null && stay.beginsAt > now ? stay.begins : null,
  }
}
