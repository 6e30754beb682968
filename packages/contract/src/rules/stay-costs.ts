import { refundAt, refundSteps } from './cancellation.ts'
import { addMonths } from './lease-months.ts'
import { inOrder, offerCosts, type MovingCost, type MovingFacts, type OfferCost } from './moving-costs.ts'
import { endOfPlan, planTimes } from './payment-plan.ts'
import type { Stay } from './stay.ts'

const bookingLines = (facts: MovingFacts, { startDate, quantity }: Stay): MovingCost[] => {
  const { unitPrice, currency, rentalMode: unit, due, monthsPaid = quantity, monthlyPlan = false } = facts
  const left = quantity - monthsPaid
  const isLong = unit === 'month' && quantity >= planTimes.leastMonths
  const isOffered = monthlyPlan && facts.monthsPaid === undefined && due === undefined && isLong
  const booking: OfferCost = {
    id: 'booking',
    amount: { amount: due ?? unitPrice * monthsPaid, currency },
    unit,
    quantity: monthsPaid,
    isLowest: false,
    isRest: due !== undefined,
    ...(isOffered && { orMonthly: true }),
  }
  if (left <= 0) return [booking]
  const each = { amount: unitPrice, currency }
  return [booking, { id: 'rent', amount: each, quantity: left, from: addMonths(startDate, monthsPaid) }]
}

const cancelLine = (facts: MovingFacts, stay: Stay): MovingCost => {
  const { unitPrice, currency, rentalMode: unit, now, monthsPaid = stay.quantity } = facts
  const paid = { ...stay, unitPrice }
  const until = refundSteps(paid)[0]!.until - 1
  if (now <= until) return { id: 'free', until, unit }
  const amount = endOfPlan({
    released: refundAt(paid, unitPrice * stay.quantity, now),
    unpaid: unitPrice * (stay.quantity - monthsPaid),
    left: unitPrice * monthsPaid,
  }).back
  return { id: 'late', amount: { amount, currency }, unit }
}

/**
 * Returns what moving in costs: what is paid at booking and for how long, what at the keys, what each month, what comes back,
 * and until when cancelling is free (RULES.md §4.40, §4.41).
 */
export const movingCosts = (facts: MovingFacts): MovingCost[] => {
  const { stay } = facts
  if (!stay) return offerCosts(facts)
  return inOrder<MovingCost>(
    { ...facts, isLowest: false },
    bookingLines(facts, stay),
    cancelLine(facts, stay),
  )
}
