import type { PropertyCard } from '@metrolibre/api-client'
import { expect, it } from 'vitest'
import { sorted, type Shown } from './sorted.ts'

const shown = (id: string, card?: Partial<PropertyCard>): Shown => ({
  favourite: { propertyId: id, savedAt: '2026-01-01T00:00:00.000Z', price: null },
  card: card as PropertyCard | undefined,
})
const priced = (amount: number, currency: 'CLP' | 'PEN', unit: 'month' | 'hour' = 'month') =>
  ({ price: { state: 'priced', amount, currency, unit, from: false } }) as const
const ids = (list: readonly Shown[]) => list.map(({ favourite }) => favourite.propertyId).join(' ')

it('compares prices only within a currency and unit, and puts those without a price last', () => {
  const all = [
    shown('withdrawn'),
    shown('soles', priced(100, 'PEN')),
    shown('sold', { price: { state: 'sold_out' } }),
    shown('hour', priced(9000, 'CLP', 'hour')),
    shown('dear', priced(900_000, 'CLP')),
    shown('cheap', priced(400_000, 'CLP')),
  ]
  expect(ids(sorted(all, 'price'))).toBe('cheap dear hour soles withdrawn sold')
  expect(sorted(all, 'saved')).toBe(all)
})

it('puts the largest first and unknown sizes last', () => {
  const all = [shown('unknown', { area: null }), shown('small', { area: 10 }), shown('large', { area: 500 })]
  expect(ids(sorted(all, 'area'))).toBe('large small unknown')
})
