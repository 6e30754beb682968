import { reservationTimes } from '@metrolibre/contract'
import type { reservations } from '../../platform/db/schema/reservations.ts'
import { people } from '../data/people.ts'
import { daysAgo, minutesAfter, type Moment } from '../moment.ts'
import { seedStepsOf, type DemoBooking } from './bookings.ts'
import { isPaid, hasSignedContract, lastChange } from './history.ts'
import { emailOf, userId } from './people.ts'
import { propertyId, roomId } from './places.ts'
import { zoneOf } from './zone-of.ts'

/** Returns the contract form as the tenant completed it. */
export const seedTermsOf = ({ tenant, property }: DemoBooking) => {
  const index = people.findIndex(({ key }) => key === tenant)
  const person = people[index]!
  const name = `${person.firstName} ${person.lastName}`
  const digit = String((index % 9) + 1)
  const chilean = `${digit.repeat(2)}.${digit.repeat(3)}.${digit.repeat(3)}-${digit}`
  return {
    company: person.company ?? name,
    identity: person.country === 'Chile' ? chilean : digit.repeat(8),
    location_uses:
      property.type === 'galpon'
        ? 'Bodega y despacho'
        : property.mode === 'hour'
          ? 'Ensayo y clases'
          : 'Taller',
    people_fix: 1 + (index % 4),
    people_prox: index % 6,
    represent: name,
    rut: person.country === 'Chile' ? chilean : '20000000001',
    subContractor_email_1: emailOf(tenant),
    subContractor_email_2: `copia.${emailOf(tenant)}`,
  }
}

const blockingStates = new Set(['expired', 'cancelled', 'refunded'])

const holdEnd = (booking: DemoBooking): Date | null => {
  const { held, signed, paying } = seedStepsOf(booking)
  const { holdMinutes, contractHoldMinutes, checkoutSessionMinutes, checkoutGraceMinutes, transferHours } =
    reservationTimes
  switch (booking.state) {
    case 'held':
      return minutesAfter(held, holdMinutes)
    case 'contract_signed':
      return minutesAfter(signed, contractHoldMinutes)
    case 'awaiting_payment':
      return minutesAfter(paying, checkoutSessionMinutes + checkoutGraceMinutes)
    case 'awaiting_transfer':
      return minutesAfter(paying, transferHours * 60)
    default:
      return null
  }
}

/**
 * Tells whether a booking has a checkout session: those paid by card have exactly one, those by transfer and
 * changes of dates none.
 */
export const hasCheckout = (booking: DemoBooking): boolean =>
  !booking.transfer && !booking.replaces && (isPaid(booking) || booking.state === 'awaiting_payment')

const newDays = 5

/** Returns one row for each booking, with its frozen quote. */
export const reservationRows = (
  bookings: readonly DemoBooking[],
  moment: Moment,
): (typeof reservations.$inferInsert)[] =>
  bookings.map((booking) => {
    const { property, room, unitPrice, quantity } = booking
    const steps = seedStepsOf(booking)
    return {
      id: booking.id,
      propertyId: propertyId(property.key),
      roomId: room === null ? null : roomId(property.key, room),
      tenantId: userId(booking.tenant),
      ...(booking.replaces && { replacesId: booking.replaces.id, credit: unitPrice * quantity }),
      monthlyPlan: booking.monthly ?? false,
      state: booking.state,
      blocks: !blockingStates.has(booking.state),
      period: booking.period,
      rentalMode: property.mode,
      timeZone: booking.timeZone,
      startDate: booking.startDate,
      endDate: booking.endDate,
      startSlot: booking.startSlot,
      endSlot: booking.endSlot,
      unitPrice,
      quantity,
      currency: booking.currency,
      total: unitPrice * quantity,
      name: property.name,
      address: `${property.street} ${property.number}, ${property.zone}, ${zoneOf(property).city}`,
      contractData: hasSignedContract(booking) ? seedTermsOf(booking) : null,
      holdExpiresAt: holdEnd(booking),
      checkoutAttempts: hasCheckout(booking) ? 1 : 0,
      firstCheckoutAt: hasCheckout(booking) ? steps.paying : null,
      confirmedAt: isPaid(booking) ? steps.paid : null,
      // The latest are still new to their owners.
      ownerSeenAt: isPaid(booking) && steps.paid < daysAgo(moment, newDays) ? steps.paid : null,
      createdAt: booking.createdAt,
      updatedAt: lastChange(booking, moment),
    }
  })
