import { answerUntil, refundAt, type PaidStay } from '@metrolibre/contract'
import type { cancellations } from '../../platform/db/schema/cancellations.ts'
import { cancellationSeeds } from '../data/bookings.ts'
import { demoId } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'
import { seedStepsOf, type DemoBooking } from './bookings.ts'
import { userId } from './people.ts'

const requestFor = ({ property, room, tenant, state }: DemoBooking) =>
  cancellationSeeds.find(
    (seed) =>
      property.key === seed.property && room === seed.room && tenant === seed.tenant && state === 'confirmed',
  )

/** Returns the open requests to cancel bookings, made some hours ago but not before they were paid. */
export const cancellationRows = (
  bookings: readonly DemoBooking[],
  moment: Moment,
): (typeof cancellations.$inferInsert)[] =>
  bookings.flatMap((booking) => {
    const request = requestFor(booking)
    if (!request) return []
    const { reason, message, hoursAgo, tenant } = request
    const { paid: paidAt } = seedStepsOf(booking)
    const wanted = daysAgo(moment, hoursAgo / 24)
    const askedAt = wanted > paidAt ? wanted : paidAt
    const stay: PaidStay = { ...booking, rentalMode: booking.property.mode }
    const paid = booking.unitPrice * booking.quantity
    const row = {
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
    return [row]
  })
