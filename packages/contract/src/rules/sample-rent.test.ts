import { expect, it } from 'vitest'
import { roundedAmount } from './rounded-amount.ts'
import { sampleRent } from './sample-rent.ts'

const zone = (name: string, averageValue: number, more: { rate?: number; isActive?: boolean } = {}) => ({
  country: 'Chile' as const,
  zone: name,
  rate: 1,
  averageValue,
  isActive: true,
  ...more,
})

it('takes the median comuna of the country, of those that are offered', () => {
  const zones = [
    zone('cara', 20_000),
    zone('media', 12_000, { rate: 0.5 }),
    zone('barata', 2_000),
    zone('apagada', 9_000, { isActive: false }),
    { ...zone('Barranco', 4_000), country: 'Perú' as const },
  ]
  expect(sampleRent(zones, 'Chile')).toMatchObject({
    zone: { zone: 'media' },
    currency: 'CLP',
    low: 259_200,
    high: 316_800,
  })
  expect(sampleRent(zones, 'Perú')?.currency).toBe('PEN')
  expect(sampleRent([zone('sin valor', 0)], 'Chile')).toBeUndefined()
  expect(sampleRent([], 'Chile')).toBeUndefined()
})

it('writes an estimate without digits that would only look exact', () => {
  expect(roundedAmount(259_640, 'CLP', 'es')).toBe('$\u00a0260.000')
  expect(roundedAmount(123_456, 'PEN', 'es')).toBe('S/\u00a01,230')
})
