import { expect, it } from 'vitest'
import type { SessionFact, StormFacts } from './facts.ts'
import { checkConfirmed, checkPaid, checkRefunds } from './money.ts'

const paid: SessionFact = {
  id: 'cs_1',
  checkout: 'c1',
  reservation: 'r1',
  paid: true,
  amount: 1_000,
  currency: 'CLP',
  refunded: 0,
  refunds: 0,
  owedBack: 1_000,
}
const factsOf = (state: string, session: Partial<SessionFact>) => {
  const reservations = [{ id: 'r1', state, total: 1_000, currency: 'CLP' }]
  return { reservations, sessions: [{ ...paid, ...session }], transfers: new Set() } as unknown as StormFacts
}
const violationsOf = (facts: StormFacts) => [
  ...checkConfirmed(facts),
  ...checkPaid(facts, [{ kind: 'paid', session: 'cs_1', reservation: 'r1' } as never]),
  ...checkRefunds(facts),
]

it('takes money for settled that a booking kept, went back, or stays by the rule of its cancellation', () => {
  expect(violationsOf(factsOf('confirmed', {}))).toEqual([])
  expect(violationsOf(factsOf('refunded', { refunded: 1_000, refunds: 1 }))).toEqual([])
  expect(violationsOf(factsOf('cancelled', { owedBack: 0 }))).toEqual([])
  expect(violationsOf(factsOf('refunded', { owedBack: 400, refunded: 400, refunds: 1 }))).toEqual([])
})

it('finds money that neither a booking nor its payer has, and refunds of another amount', () => {
  expect(violationsOf(factsOf('cancelled', {}))).toHaveLength(2)
  expect(violationsOf(factsOf('cancelled', { owedBack: 400 }))).toHaveLength(2)
  expect(violationsOf(factsOf('refunded', { owedBack: 400, refunded: 1_000, refunds: 1 }))).toHaveLength(2)
})
