import { expect, it } from 'vitest'
import { paymentStanding } from './payment-standing.ts'

const whole = { amount: 100, back: 0, lost: 0, isDisputed: false, isRefunding: false }

it('says of a payment what is most urgent about its money', () => {
  const standings = [
    whole,
    { ...whole, back: 40 },
    { ...whole, back: 100 },
    { ...whole, back: 40, isRefunding: true },
    { ...whole, back: 100, lost: 100 },
    { ...whole, back: 40, lost: 10, isRefunding: true },
    { ...whole, back: 40, isRefunding: true, isDisputed: true },
  ].map(paymentStanding)
  expect(standings).toEqual(['paid', 'part_refunded', 'refunded', 'refunding', 'lost', 'lost', 'disputed'])
})
