import { expect, test } from 'vitest'
import { platformTexts } from '../intl/texts.ts'
import { shortPrice } from './short-price.ts'

const short = (major: number) => shortPrice(major, 'CLP', platformTexts.es).replaceAll('\u00a0', ' ')

test('shortens a price to thousands and millions', () => {
  expect([9500, 99_999, 280_000, 999_499, 999_600, 1_450_000, 2_000_000, 12_345_678].map(short)).toEqual([
    '$ 9.500',
    '$ 99.999',
    '$ 280 mil',
    '$ 999 mil',
    '$ 1 M',
    '$ 1,45 M',
    '$ 2 M',
    '$ 12,35 M',
  ])
})

test('uses the language of the page', () => {
  expect(shortPrice(450_000, 'PEN', platformTexts.en)).toBe('S/\u00a0450\u00a0k')
})
