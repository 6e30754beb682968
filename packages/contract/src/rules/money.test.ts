import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import {
  convertForDisplay,
  currencies,
  currencyOf,
  formatExact,
  formatReference,
  formatWhole,
  fromMajor,
  groupThousands,
  times,
  toMajor,
  type CurrencyCode,
} from './money.ts'

test('an amount survives conversion to major units and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...currencies), (amount, currency) => {
      expect(fromMajor(toMajor({ amount, currency }), currency)).toEqual({
        amount: amount === 0 ? 0 : amount,
        currency,
      })
    }),
  )
})

test('amounts are written as in the country of their currency, and in English with its code', () => {
  const exact = (amount: number, currency: CurrencyCode) =>
    locales.map((locale) => formatExact({ amount, currency }, locale))
  expect(exact(450_000, 'CLP')).toEqual(['$\u00a0450.000', '$\u00a0450.000\u00a0CLP'])
  expect(exact(180_000, 'PEN')).toEqual(['S/\u00a01,800.00', 'S/\u00a01,800.00\u00a0PEN'])
  expect(exact(180_050, 'PEN')).toEqual(['S/\u00a01,800.50', 'S/\u00a01,800.50\u00a0PEN'])
  expect(exact(-842_300, 'CLP')).toEqual(['−$\u00a0842.300', '−$\u00a0842.300\u00a0CLP'])
})

test('a rounded amount is written as its currency, a reference always with dots', () => {
  expect(formatWhole(1_234_567, 'CLP', 'es')).toBe('$\u00a01.234.567')
  expect(formatWhole(1230, 'PEN', 'en')).toBe('S/\u00a01,230\u00a0PEN')
  expect(formatReference(1230, 'PEN', 'es')).toBe('S/\u00a01.230')
  expect(formatReference(1230, 'PEN', 'en')).toBe('S/\u00a01.230\u00a0PEN')
})

test('a property is charged in the currency of its country', () => {
  expect([currencyOf('Chile'), currencyOf('Perú')]).toEqual(['CLP', 'PEN'])
})

test('a price is converted to the selected country by the ratio of both rates, without decimals', () => {
  const rates = { Chile: 950, Perú: 3.75 }
  expect(convertForDisplay({ amount: 450_000, currency: 'CLP' }, 'Perú', rates)).toBe(1776)
  expect(convertForDisplay({ amount: 180_000, currency: 'PEN' }, 'Chile', rates)).toBe(456_000)
})

test('the own country and a missing rate show the exact price', () => {
  expect(
    convertForDisplay({ amount: 1, currency: 'CLP' }, 'Chile', { Chile: 950, Perú: 3.75 }),
  ).toBeUndefined()
  expect(convertForDisplay({ amount: 1, currency: 'CLP' }, 'Perú', { Chile: 950 })).toBeUndefined()
})

test('a total stays within safe integers or is refused', () => {
  expect(times({ amount: 450_000, currency: 'CLP' }, 3)).toEqual({ amount: 1_350_000, currency: 'CLP' })
  expect(() => times({ amount: 2 ** 52, currency: 'CLP' }, 4)).toThrow(
    new RangeError('money must stay within safe integers'),
  )
  expect(() => times({ amount: 1.5, currency: 'CLP' }, 2)).toThrow(RangeError)
})

test('grouping never changes the digits', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(Number(groupThousands(value).replaceAll('.', ''))).toBe(value === 0 ? 0 : value)
    }),
  )
  expect(groupThousands(-0.2)).toBe('0')
})
