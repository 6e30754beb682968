import { expect, test } from 'vitest'
import { shortPrice } from './short-price.ts'

const short = (major: number, options: Partial<Parameters<typeof shortPrice>[1]> = {}) =>
  shortPrice(major, { currency: 'CLP', locale: 'es', ...options }).replaceAll('\u00a0', ' ')

test('shortens a price to thousands and millions', () => {
  expect(
    [9500, 99_999, 280_000, 999_499, 999_600, 1_450_000, 2_000_000, 12_345_678].map((major) => short(major)),
  ).toEqual(['$ 9.500', '$ 99.999', '$ 280 mil', '$ 999 mil', '$ 1 M', '$ 1,45 M', '$ 2 M', '$ 12,35 M'])
})

test('writes the currency on English pages, where a sign may mean the dollar of another country', () => {
  const amounts = [9500, 280_000, 1_450_000]
  expect(amounts.map((major) => short(major, { locale: 'en' }))).toEqual([
    '$ 9.500 CLP',
    '$ 280k CLP',
    '$ 1.45M CLP',
  ])
})

test('writes soles as Perú does, unless they are a reference', () => {
  expect(short(1800, { currency: 'PEN' })).toBe('S/ 1,800')
  expect(short(1800, { currency: 'PEN', reference: true })).toBe('S/ 1.800')
})
