import type { Payment } from '@metrolibre/contract'
import { expect, it } from 'vitest'
import { paymentStandingOf } from './payment.ts'

const charge = {
  id: 'ch_1',
  billing_details: { name: null },
  payment_method_details: null,
  receipt_url: null,
  amount_refunded: 0,
}
const payment = (facts: Partial<Payment['charges']['data'][number]> = {}, status = 'succeeded'): Payment => ({
  id: 'pi_1',
  amount: 100_000,
  created: 1_700_000_000,
  status,
  currency: 'clp',
  charges: { data: [{ ...charge, ...facts }] },
})

it('says of a payment in the report what the list of payments says', () => {
  expect(paymentStandingOf(payment())).toBe('paid')
  expect(paymentStandingOf(payment({ amount_refunded: 40_000 }))).toBe('part_refunded')
  expect(paymentStandingOf(payment({ amount_refunded: 100_000 }))).toBe('refunded')
  expect(paymentStandingOf(payment({ amount_refunded: 40_000, disputed: true }))).toBe('disputed')
  expect(paymentStandingOf(payment({ lost: true }))).toBe('lost')
  // The provider counts a refund that is on its way as done.
  expect(paymentStandingOf(payment({ amount_refunded: 40_000, refunding: true }))).toBe('refunding')
  expect(paymentStandingOf(payment({}, 'requires_action'))).toBe('unfinished')
})
