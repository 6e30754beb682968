import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expenseCovers } from './expense-covers.ts'
import { extraCostsOf, unstatedCosts, type CostFacts } from './extra-costs.ts'

const unsaid: CostFacts = {
  currency: 'CLP',
  rentalMode: 'month',
  garage: 1,
  deposit: null,
  depositMonths: null,
  depositIsLost: false,
  commonExpenses: null,
  expensesCover: [],
  parking: null,
}

/** What an owner can have stated of a cost: nothing, that it is not charged, or how much. */
const answers = [null, 0, 35_000] as const
const anyFacts: fc.Arbitrary<CostFacts> = fc.record({
  currency: fc.constantFrom('CLP' as const, 'PEN' as const),
  rentalMode: fc.constantFrom('month' as const, 'hour' as const),
  garage: fc.constantFrom(0, 2),
  deposit: fc.constantFrom(...answers),
  depositMonths: fc.constantFrom(null, 1, 2),
  depositIsLost: fc.boolean(),
  commonExpenses: fc.constantFrom(...answers),
  expensesCover: fc.subarray([...expenseCovers]),
  parking: fc.constantFrom(...answers),
})

it('claims nothing that was not stated, in either country, by month or by hour', () => {
  for (const currency of ['CLP', 'PEN'] as const)
    for (const rentalMode of ['month', 'hour'] as const)
      expect(extraCostsOf({ ...unsaid, currency, rentalMode })).toMatchObject({
        deposit: null,
        depositIsLost: false,
        commonExpenses: null,
        expensesCover: [],
        parking: null,
        none: [],
      })
  expect(unstatedCosts(unsaid)).toEqual(['deposit', 'commonExpenses', 'parking'])
  expect(unstatedCosts({ ...unsaid, garage: 0 })).toEqual(['deposit', 'commonExpenses'])
  expect(unstatedCosts({ ...unsaid, rentalMode: 'hour' })).toEqual(['deposit'])
})

it('has each cost either as an amount, as not charged or as not stated, whatever was answered of the others', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const costs = extraCostsOf(facts)
      const byMonth = facts.rentalMode === 'month'
      const stated = {
        deposit: facts.deposit ?? (byMonth ? facts.depositMonths : null),
        ...(byMonth && { commonExpenses: facts.commonExpenses }),
        ...(byMonth && (facts.garage > 0 || facts.parking) && { parking: facts.parking }),
      }
      const names = Object.entries(stated)
      expect(costs.none).toEqual(names.flatMap(([name, value]) => (value === 0 ? [name] : [])))
      expect(costs.unstated).toEqual(names.flatMap(([name, value]) => (value === null ? [name] : [])))
      const claimed = (['deposit', 'commonExpenses', 'parking'] as const).filter((name) => costs[name])
      expect(claimed).toEqual(names.flatMap(([name, value]) => (value ? [name] : [])))
      // What goes with a cost is only said where there is that cost.
      expect(costs.depositIsLost).toBe(byMonth && costs.deposit !== null && facts.depositIsLost)
      expect(costs.expensesCover).toEqual(costs.commonExpenses ? facts.expensesCover : [])
    }),
  )
})

it('has a deposit in months of the rent, which means nothing where hours are booked', () => {
  const month = { ...unsaid, depositMonths: 1, depositIsLost: true }
  expect(extraCostsOf(month)).toMatchObject({ deposit: { months: 1 }, depositIsLost: true })
  expect(extraCostsOf({ ...month, rentalMode: 'hour' })).toMatchObject({
    deposit: null,
    unstated: ['deposit'],
  })
})
