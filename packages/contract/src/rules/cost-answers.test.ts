import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expenseCovers } from './expense-covers.ts'
import {
  costAnswersOf,
  depositAnswersFor,
  monthlyAnswersFor,
  noAnswers,
  openAnswers,
  statedBy,
  type CostAnswers,
} from './cost-answers.ts'
import { extraCostsOf } from './extra-costs.ts'

const place = { currency: 'CLP', rentalMode: 'month', garage: 1 } as const
const lima = { ...place, currency: 'PEN' } as const

/** Any place with any of the answers that its form offers, answered or not. */
const anyForm = fc
  .record({
    currency: fc.constantFrom('CLP' as const, 'PEN' as const),
    rentalMode: fc.constantFrom('month' as const, 'hour' as const),
    garage: fc.constantFrom(0, 2),
  })
  .chain((where) => {
    const monthly = fc.constantFrom(null, ...monthlyAnswersFor(where.currency))
    const typed = fc.constantFrom(null, 35_000, 480)
    return fc.record({
      place: fc.constant(where),
      answers: fc.record({
        deposit: fc.constantFrom(null, ...depositAnswersFor(where.rentalMode)),
        depositAmount: typed,
        depositIsLost: fc.boolean(),
        keepsDeposit: fc.boolean(),
        commonExpenses: monthly,
        commonExpensesAmount: typed,
        expensesCover: fc.subarray([...expenseCovers]),
        parking: monthly,
        parkingAmount: typed,
      }) satisfies fc.Arbitrary<CostAnswers>,
    })
  })

it('asks until everything that will be claimed was answered, and claims nothing else', () => {
  fc.assert(
    fc.property(anyForm, ({ answers, place: where }) => {
      // The values of a form are both, and its answers have the names of what is stated.
      const open = openAnswers(answers, { ...answers, ...where })
      const costs = extraCostsOf({ ...statedBy(answers, where), ...where })
      expect(open).toHaveLength(costs.unstated.length)
      for (const field of open) expect(answers[field]).toBeNull()
    }),
  )
})

it('is read again as it was saved', () => {
  fc.assert(
    fc.property(anyForm, ({ answers, place: where }) => {
      const stated = statedBy(answers, where)
      const again = costAnswersOf({ ...stated, currency: where.currency })
      expect(statedBy(again, where)).toEqual(stated)
    }),
  )
})

it('assumes nothing of a form in which nothing was answered', () => {
  expect(statedBy(noAnswers, place)).toEqual({
    deposit: null,
    depositMonths: null,
    depositIsLost: false,
    keepsDeposit: false,
    commonExpenses: null,
    expensesCover: [],
    parking: null,
  })
  expect(openAnswers(noAnswers, place)).toEqual(['deposit', 'commonExpenses', 'parking'])
  expect(openAnswers(noAnswers, { ...place, garage: 0 })).toEqual(['deposit', 'commonExpenses'])
  expect(openAnswers(noAnswers, { ...place, rentalMode: 'hour' })).toEqual(['deposit'])
})

it('offers the usual amount of a month only in Chile, and months of deposit only by the month', () => {
  expect(monthlyAnswersFor('PEN')).toEqual(['amount', 'none'])
  const usual = { ...noAnswers, deposit: 'one_month', commonExpenses: 'usual', parking: 'none' } as const
  expect(statedBy(usual, place)).toMatchObject({ depositMonths: 1, commonExpenses: 20_000, parking: 0 })
  expect(openAnswers(usual, lima)).toEqual(['commonExpenses'])
  expect(openAnswers(usual, { ...place, rentalMode: 'hour' })).toEqual(['deposit'])
})

it('asks for the amount where another one was chosen, in the units that people type', () => {
  const other = { ...noAnswers, deposit: 'amount', commonExpenses: 'none', parking: 'amount' } as const
  expect(openAnswers(other, lima)).toEqual(['depositAmount', 'parkingAmount'])
  expect(statedBy({ ...other, depositAmount: 1900.5, parkingAmount: 0 }, lima)).toMatchObject({
    deposit: 190_050,
    parking: 0,
  })
})
