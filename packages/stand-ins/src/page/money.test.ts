import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test('amounts are written as the product writes them', () => {
  expect(formatMoney(1_560_000, 'clp', 'es')).toBe('$\u00a01.560.000')
  expect(formatMoney(1_560_000, 'clp', 'en')).toBe('$\u00a01.560.000\u00a0CLP')
  expect(formatMoney(190_000, 'pen', 'es')).toBe('S/\u00a01,900.00')
  expect(formatMoney(190_050, 'pen', 'en')).toBe('S/\u00a01,900.50\u00a0PEN')
})
