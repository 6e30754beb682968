import { answerUntil, refundAt, type PaidStay } from '@metrolibre/contract'
import type { cancellations } from '../../platform/db/schema/cancellations.ts'
import { cancellationSeed } from '../data/bookings.ts'
import { demoId } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'
import { stepsOf, type DemoBooking } from './bookings.ts'
import { userId } from './people.ts'

const isMeant = ({ property, room, tenant, state }: DemoBooking): boolean =>
  property.key === cancellationSeed.property &&
  room === cancellationSeed.room &&
  tenant === cancellationSeed.tenant &&
  state === 'confirmed'

/** Returns the open request to cancel a booking, made some hours ago but not before it was paid. */
export const cancellationRows = (
  bookings: readonly DemoBooking[],
  moment: Moment,
): (typeof cancellations.$inferInsert)[] =>
  bookings.filter(isMeant).map((booking) => {
    const { reason, message, hoursAgo, tenant } = cancellationSeed
    const { paid: paidAt } = stepsOf(booking)
    const wanted = daysAgo(moment, hoursAgo / 24)
    const askedAt = wanted > paidAt ? wanted : paidAt
    const stay: PaidStay = { ...booking, rentalMode: booking.property.mode }
    const paid = booking.unitPrice * booking.quantity
    return {
      id: demoId('cancellation', booking.id),
      reservationId: booking.id,
      askedBy: userId(tenant),
      reason,
      message,
      paid,
      refund: refundAt(stay, paid, askedAt.getTime()),
      askedAt,
      answerUntil: new Date(answerUntil(stay, askedAt.getTime())),
    }
  })
