import {
  currencies,
  paymentStanding,
  toMajor,
  type CurrencyCode,
  type Payment,
  type PaymentStanding,
} from '@metrolibre/contract'

/** The payment provider's many states, reduced to those that admins need to distinguish. */
export type Standing = PaymentStanding | 'processing' | 'unfinished' | 'cancelled'

/** Returns the amount after refunds, in minor units. */
const keptOf = ({ amount, charges }: Payment): number =>
  amount - charges.data.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0)

export const paymentStandingOf = (payment: Payment): Standing => {
  const { status } = payment
  const { data: charges } = payment.charges
  const { amount } = payment
  if (status === 'succeeded')
    return paymentStanding({
      amount,
      back: amount - keptOf(payment),
      lost: charges.some(({ lost }) => lost) ? amount : 0,
      isDisputed: charges.some(({ disputed }) => disputed),
      isRefunding: charges.some(({ refunding }) => refunding),
    })
  if (status === 'canceled') return 'cancelled'
  return status === 'processing' ? 'processing' : 'unfinished'
}

/**
 * Returns the currency, which the provider writes in lower case; undefined for one that we never charge in.
 */
const currencyOfPayment = ({ currency }: Payment): CurrencyCode | undefined =>
  currencies.find((code) => code.toLowerCase() === currency)

/** Returns the amount in major units of its currency; of one that we never charge in, as the provider counts it. */
export const majorAmount = (payment: Payment): number | { major: number; currency: CurrencyCode } => {
  const currency = currencyOfPayment(payment)
  return currency ? { major: toMajor({ amount: payment.amount, currency }), currency } : payment.amount
}

export const payerOf = ({ charges }: Payment): string | null => charges.data[0]?.billing_details.name ?? null
export const methodOf = ({ charges }: Payment): string | null =>
  charges.data[0]?.payment_method_details?.type ?? null
export const receiptOf = ({ charges }: Payment): string | null => charges.data[0]?.receipt_url ?? null
