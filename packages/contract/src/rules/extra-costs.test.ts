import { expect, it } from 'vitest'
import { extraCostsOf, type CostFacts } from './extra-costs.ts'

const chile: CostFacts = {
  country: 'Chile',
  currency: 'CLP',
  rentalMode: 'month',
  garage: 1,
  commonExpenses: null,
  deposit: null,
  parking: null,
}
const peru: CostFacts = { ...chile, country: 'Perú', currency: 'PEN' }
const nothing = { deposit: null, depositIsLost: false, commonExpenses: null, parking: null }
const usual = { amount: 20_000, currency: 'CLP' }

it('has the usual costs of monthly rentals in Chile, with parking where there are spaces', () => {
  const costs = { deposit: 'one_month', depositIsLost: true, commonExpenses: usual, parking: usual }
  expect(extraCostsOf(chile)).toEqual(costs)
  expect(extraCostsOf({ ...chile, garage: 0 })).toEqual({ ...costs, parking: null })
})

it('says nothing of Perú and of hours unless the owner did', () => {
  expect(extraCostsOf(peru)).toEqual(nothing)
  expect(extraCostsOf({ ...chile, rentalMode: 'hour' })).toEqual(nothing)
  expect(extraCostsOf({ ...peru, commonExpenses: 5000, parking: 7000, deposit: 90_000 })).toEqual({
    deposit: { amount: 90_000, currency: 'PEN' },
    depositIsLost: false,
    commonExpenses: { amount: 5000, currency: 'PEN' },
    parking: { amount: 7000, currency: 'PEN' },
  })
})

it('prefers what the owner stated, of which 0 means that nothing is to be paid', () => {
  const stated = { commonExpenses: 35_000, parking: 0, deposit: 300_000 }
  expect(extraCostsOf({ ...chile, ...stated })).toEqual({
    deposit: { amount: 300_000, currency: 'CLP' },
    depositIsLost: true,
    commonExpenses: { amount: 35_000, currency: 'CLP' },
    parking: null,
  })
  expect(extraCostsOf({ ...chile, deposit: 0 })).toMatchObject({ deposit: null, depositIsLost: false })
})

it('has only the stated deposit by the hour, because nobody pays by the month there', () => {
  const hours = { ...chile, rentalMode: 'hour' as const, commonExpenses: 35_000, parking: 9000 }
  expect(extraCostsOf({ ...hours, deposit: 50_000 })).toEqual({
    ...nothing,
    deposit: { amount: 50_000, currency: 'CLP' },
  })
})
