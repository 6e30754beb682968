import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test('amounts are written as the product writes them, in every language', () => {
  expect(formatMoney(1_560_000, 'clp')).toBe('$\u00a01.560.000')
  expect(formatMoney(190_000, 'pen')).toBe('S/\u00a01.900')
  expect(formatMoney(190_050, 'pen')).toBe('S/\u00a01.900,50')
})
