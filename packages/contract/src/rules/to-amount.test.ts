import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { currencies, formatExact, formatReference, formatWhole, fromMajor, toMajor } from './money.ts'
import { toAmount } from './to-amount.ts'

const clp = toAmount('CLP')
const pen = toAmount('PEN')

describe('an amount as people and our pages write it', () => {
  it.each([
    ['$ 350.000', 350_000],
    ['$350.000', 350_000],
    ['350.000', 350_000],
    ['350,000', 350_000],
    ['350 000', 350_000],
    ['350\u00a0000', 350_000],
    ['350\u202f000', 350_000],
    ['\u00a0$\u00a0350.000\u00a0CLP ', 350_000],
    ['CLP 350.000', 350_000],
    ['clp $350.000', 350_000],
    ['350000 pesos', 350_000],
    ['$ 350.000.-', 350_000],
    ['３５０.０００', 350_000],
    ['$ 1.234.567', 1_234_567],
    ['$ 350.000 /mes', 350_000],
    ['$\u00a0350.000\u00a0CLP /month', 350_000],
    ['350.000.-/mes', 350_000],
    ['$ 8.000/hora', 8000],
    ['1.900,00', 1900],
    ['4500,00', 4500],
    ['0', 0],
    ['−$ 842.300', -842_300],
    ['$ -5', -5],
  ])('in pesos: %s', (typed, amount) => expect(clp(typed)).toBe(amount))

  it.each([
    ['S/ 1,234.50', 1234.5],
    ['S/ 1.234,50', 1234.5],
    ['S/. 1,234.50', 1234.5],
    ['S/1234.5', 1234.5],
    ['1 234,50', 1234.5],
    ['S/ 1,234.50 PEN', 1234.5],
    ['PEN 1,234.50', 1234.5],
    ["S/ 1'250,000.50", 1_250_000.5],
    ["1'250", 1250],
    ['1.234', 1234],
    ['1,234', 1234],
    ['350.00', 350],
    ['0.5', 0.5],
  ])('in soles: %s', (typed, amount) => expect(pen(typed)).toBe(amount))

  it('is nothing when nothing was typed', () =>
    expect([clp(''), clp(' \u00a0'), clp(null), clp(undefined)]).toEqual([null, null, null, null]))

  it('reads decimals of pesos, which forms refuse with a reason', () =>
    expect([clp('4500.50'), clp('1.900,5')]).toEqual([4500.5, 1900.5]))
})

describe('what could mean two amounts, or none', () => {
  // 350,00 pesos may be 350, or 350.000 with a digit missing.
  it.each(['350.00', '350,0', '1.2.3', '450.00.000', '1,234.567', '12.34.567', '3 50', '0.500', '1234.567'])(
    'is refused in pesos: %s',
    (typed) => expect(clp(typed)).toBeNaN(),
  )
  it.each([
    'US$ 350',
    'S/ 350',
    '350 PEN',
    '€ 350',
    '350 mil',
    '$ 1,45 M',
    'abc',
    '$',
    '--1',
    '1e6',
    '.5',
    '5.',
    '350 /año',
    '350 mes',
    '/mes',
    '350 /mes /mes',
  ])('is refused in pesos: %s', (typed) => expect(clp(typed)).toBeNaN())
  it.each(['$ 350', '350 CLP', '1.234.50', '1,234,5', "1'25", "12'34.50", '1.234,567'])(
    'is refused in soles: %s',
    (typed) => expect(pen(typed)).toBeNaN(),
  )
})

it('reads whatever our pages write, in every currency and language, as the same minor units', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: -1000, max: 2_000_000 })),
      fc.constantFrom(...currencies),
      fc.constantFrom(...locales),
      (amount, currency, locale) => {
        const read = (text: string) => fromMajor(toAmount(currency)(text) ?? Number.NaN, currency).amount
        const same = amount === 0 ? 0 : amount
        expect(read(formatExact({ amount, currency }, locale))).toBe(same)
        expect(read(String(toMajor({ amount, currency })))).toBe(same)
        const rounded = Math.round(toMajor({ amount: Math.abs(amount), currency }))
        for (const write of [formatWhole, formatReference])
          for (const per of ['', ' /mes', ' /hora', ' /month', ' /hour'])
            expect(toAmount(currency)(write(rounded, currency, locale) + per)).toBe(rounded)
      },
    ),
  )
})

it('reads all digits that were typed, in their order, or none', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123459.,  \u00a0'.split('')) })
  fc.assert(
    fc.property(typed, fc.constantFrom(...currencies), (text, currency) => {
      const amount = toAmount(currency)(text)
      if (amount === null || Number.isNaN(amount)) return
      const digitsOf = (written: string) => written.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '')
      expect(digitsOf(String(amount))).toBe(digitsOf(text))
    }),
  )
})
