import { reservationTimes, type ReservationActor, type ReservationState } from '@metrolibre/contract'
import type { reservationEvents } from '../../platform/db/schema/reservations.ts'
import { minutesAfter, type Moment } from '../moment.ts'
import { seedStepsOf, type DemoBooking } from './bookings.ts'
import { userId } from './people.ts'

interface Step {
  readonly to: ReservationState
  readonly actor: ReservationActor
  readonly at: Date
  readonly reason?: string
  readonly data?: Record<string, unknown>
}

const paidStates: readonly ReservationState[] = [
  'confirmed',
  'active',
  'completed',
  'refund_pending',
  'refunded',
  'needs_review',
]

/** Tells whether a booking was paid. */
export const isPaid = ({ state, replaced }: DemoBooking): boolean =>
  paidStates.includes(state) || replaced !== undefined

/** Tells whether the contract of a booking was signed. */
export const hasSignedContract = (booking: DemoBooking): boolean =>
  isPaid(booking) || !['held', 'expired', 'cancelled'].includes(booking.state)

/** Returns the steps of a booking from its hold to the current state. */
const stepsTo = (booking: DemoBooking): Step[] => {
  const { state, transfer, period, replaces, replaced } = booking
  const { held, signed, paying, paid } = seedStepsOf(booking)
  const hold: Step = { to: 'held', actor: 'tenant', at: held }
  if (state === 'held') return [hold]
  if (state === 'expired') {
    return [
      hold,
      {
        to: state,
        actor: 'timer',
        at: minutesAfter(held, reservationTimes.holdMinutes),
        reason: 'hold over',
      },
    ]
  }
  if (state === 'cancelled' && !replaced)
    return [hold, { to: state, actor: 'tenant', at: minutesAfter(held, 9) }]
  const agreed: Step[] = [hold, { to: 'contract_signed', actor: 'tenant', at: signed }]
  if (state === 'contract_signed') return agreed
  if (replaces) {
    const reason = 'change of dates without a payment'
    return [...agreed, { to: 'confirmed', actor: 'tenant', at: paid, reason }]
  }
  const byTransfer = transfer || state === 'awaiting_transfer'
  agreed.push({
    to: byTransfer ? 'awaiting_transfer' : 'awaiting_payment',
    actor: byTransfer ? 'admin' : 'tenant',
    at: paying,
    ...(!byTransfer && { data: { attempt: 1 } }),
  })
  if (!isPaid(booking)) return agreed
  agreed.push({ to: 'confirmed', actor: byTransfer ? 'admin' : 'payment', at: paid })
  if (replaced) {
    const data = { replacedBy: replaced.by, carried: booking.unitPrice * booking.quantity, due: 0, back: 0 }
    agreed.push({ to: 'cancelled', actor: 'tenant', at: replaced.at, reason: 'dates changed', data })
  }
  if (state === 'active' || state === 'completed')
    agreed.push({ to: 'active', actor: 'timer', at: period.start })
  if (state === 'completed') agreed.push({ to: 'completed', actor: 'timer', at: period.end })
  if (state === 'refund_pending' || state === 'refunded' || state === 'needs_review') {
    const asked = minutesAfter(paid, 60)
    agreed.push({
      to: 'refund_pending',
      actor: 'admin',
      at: asked,
      reason: 'Cambio de planes del arrendatario',
    })
    if (state !== 'refund_pending') agreed.push({ to: state, actor: 'payment', at: minutesAfter(asked, 2) })
  }
  return agreed
}

const actorId = ({ tenant }: DemoBooking, actor: ReservationActor): string | null =>
  actor === 'tenant' ? userId(tenant) : actor === 'admin' ? userId('admin') : null

/** Returns one row for each transition, as the machine writes them. */
export const eventRows = (bookings: readonly DemoBooking[]): (typeof reservationEvents.$inferInsert)[] =>
  bookings.flatMap((booking) => {
    const steps = stepsTo(booking)
    return steps.map(({ to, actor, at, reason, data }, index) => ({
      reservationId: booking.id,
      fromState: steps[index - 1]?.to ?? null,
      toState: to,
      actor,
      actorId: actorId(booking, actor),
      reason: reason ?? null,
      data: data ?? {},
      at,
    }))
  })

/** Returns the time of a booking's last step, but never a time in the future. */
export const lastChange = (booking: DemoBooking, { now }: Moment): Date => {
  const at = stepsTo(booking).at(-1)!.at
  return at < now ? at : now
}
