import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSums } from './date-change.ts'
import { currencies } from './money.ts'
import { payableBounds } from './payable.ts'

test('asks for what is missing, gives back what is too much, and waives what nobody can pay by card', () => {
  const sums = (total: number, credit: number) => changeSums({ amount: total, currency: 'CLP' }, credit)
  expect(sums(900_000, 900_000)).toEqual({ carried: 900_000, due: 0, back: 0 })
  expect(sums(950_000, 900_000)).toEqual({ carried: 900_000, due: 50_000, back: 0 })
  expect(sums(450_000, 900_000)).toEqual({ carried: 450_000, due: 0, back: 450_000 })
  expect(sums(901_000, 900_000).due).toBe(1_000)
  expect(sums(900_999, 900_000).due).toBe(0)
})

test('loses nothing: what was paid before and now is the price, what comes back, and what was waived', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 })
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...currencies), (total, credit, currency) => {
      const { carried, due, back } = changeSums({ amount: total, currency }, credit)
      const waived = total + back - credit - due
      expect(waived).toBeGreaterThanOrEqual(0)
      expect(waived).toBeLessThan(payableBounds[currency].least)
      expect(Math.min(due, back)).toBe(0)
      expect(Math.min(due, waived)).toBe(0)
      expect(carried + back).toBe(credit)
      expect(due === 0 || due >= payableBounds[currency].least).toBe(true)
    }),
  )
})
