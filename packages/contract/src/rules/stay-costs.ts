import { refundAt, refundSteps } from './cancellation.ts'
import { inOrder, offerCosts, type MovingCost, type MovingFacts, type OfferCost } from './moving-costs.ts'
import type { Stay } from './stay.ts'

const bookingLine = (
  { unitPrice, currency, rentalMode: unit, due }: MovingFacts,
  { quantity }: Stay,
): OfferCost => ({
  id: 'booking',
  amount: { amount: due ?? unitPrice * quantity, currency },
  unit,
  quantity,
  isLowest: false,
  isRest: due !== undefined,
})

const cancelLine = ({ unitPrice, currency, rentalMode: unit, now }: MovingFacts, stay: Stay): MovingCost => {
  const paid = { ...stay, unitPrice }
  const until = refundSteps(paid)[0]!.until - 1
  if (now <= until) return { id: 'free', until, unit }
  const amount = refundAt(paid, unitPrice * stay.quantity, now)
  return { id: 'late', amount: { amount, currency }, unit }
}

/**
 * Returns what moving in costs: what is paid at booking and for how long, what at the keys, what each month, what comes back,
 * and until when cancelling is free (RULES.md §4).
 */
export const movingCosts = (facts: MovingFacts): MovingCost[] => {
  const { stay } = facts
  if (!stay) return offerCosts(facts)
  return inOrder({ ...facts, isLowest: false }, bookingLine(facts, stay), cancelLine(facts, stay))
}
