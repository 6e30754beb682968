import { describe, expect, it } from 'vitest'
import { currencies } from './money.ts'
import { payable, payableBounds } from './payable.ts'

describe('what one payment may come to', () => {
  it.each(currencies)('is between its bounds in %s, both of them included', (currency) => {
    const { least, most } = payableBounds[currency]
    const of = (amount: number) => payable({ amount, currency })
    expect([of(least - 1), of(least), of(most), of(most + 1)]).toEqual([
      'too_small',
      'yes',
      'yes',
      'too_large',
    ])
  })

  it('has eight digits at most, as the payment provider takes them', () => {
    for (const currency of currencies) expect(String(payableBounds[currency].most)).toHaveLength(8)
  })
})
