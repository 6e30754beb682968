import type { LedgerRow } from '@metrolibre/api-client'
import { expect, it } from 'vitest'
import { monthNow, monthsUntil, ledgerSumOf, yearChange } from './sums.ts'

const row = (month: string, paid: number, refunded = 0, currency: 'CLP' | 'PEN' = 'CLP'): LedgerRow => ({
  month,
  propertyId: 'p',
  name: 'Taller',
  currency,
  paid,
  refunded,
  commission: 0,
  transferred: 0,
  balance: 0,
  reservations: 1,
})

it('adds up one currency in the months asked for', () => {
  const rows = [row('2026-01', 100, 40), row('2026-12', 7), row('2026-05', 1000, 0, 'PEN'), row('2027-01', 9)]
  expect(ledgerSumOf(rows, 'CLP', '2026-01', '2026-12')).toEqual({ currency: 'CLP', paid: 107, refunded: 40 })
})

it('compares a year with the same months of the one before, after refunds', () => {
  const rows = [row('2025-03', 200), row('2025-11', 900), row('2026-03', 300, 50)]
  expect(yearChange(rows, 'CLP', '2026', '2026-06')).toBe(25)
  expect(yearChange(rows, 'CLP', '2026', '2027-01')).toBe(-77)
  expect(yearChange(rows, 'CLP', '2025', '2026-06')).toBeUndefined()
})

it('knows the month by the clock of the place', () => {
  const turn = Date.parse('2026-12-01T03:30:00Z')
  expect([monthNow(turn, 'CLP'), monthNow(turn, 'PEN')]).toEqual(['2026-12', '2026-11'])
})

it('counts twelve months back over the turn of a year', () => {
  const months = monthsUntil('2026-02')
  expect(months).toHaveLength(12)
  expect([months[0], months[9], months[10], months[11]]).toEqual(['2025-03', '2025-12', '2026-01', '2026-02'])
  expect(monthsUntil('2026-12')[0]).toBe('2026-01')
})
