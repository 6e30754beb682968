import { describe, expect, it } from 'vitest'
import { currencies } from './money.ts'
import { payable, payableBounds } from './payable.ts'

describe('the amount of one payment', () => {
  it.each(currencies)('must be within the inclusive bounds in %s', (currency) => {
    const { least, most } = payableBounds[currency]
    const of = (amount: number) => payable({ amount, currency })
    expect([of(least - 1), of(least), of(most), of(most + 1)]).toEqual([
      'too_small',
      'yes',
      'yes',
      'too_large',
    ])
  })

  it('has at most eight digits, as the payment provider requires', () => {
    for (const currency of currencies) expect(String(payableBounds[currency].most)).toHaveLength(8)
  })
})
