import { expect, it } from 'vitest'
import { showPrice } from './show-price.ts'

const rates = { Chile: 1000, Perú: 4 }
const shortOf = (country: 'Chile' | 'Perú') => {
  const money = { amount: 640_000, currency: 'PEN' as const }
  const { short, exactShort, reference } = showPrice(money, { country, rates, locale: 'es' })
  return [short, exactShort, reference].map((part) => String(part).replaceAll('\u00a0', ' '))
}

it('shortens the reference and the exact price, which are the same in the own country', () => {
  expect(shortOf('Perú')).toEqual(['S/ 6,400', 'S/ 6,400', 'false'])
  expect(shortOf('Chile')).toEqual(['$ 1,6 M', 'S/ 6,400', 'true'])
})
