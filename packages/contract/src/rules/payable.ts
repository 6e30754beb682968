import type { CurrencyCode, Money } from './money.ts'

/** Least and most of one payment, minor units, both included. */
export interface PayableBounds {
  readonly least: number
  readonly most: number
}

/**
 * What one payment by card may come to. The payment provider takes nothing that converts to less than half a US
 * dollar, and eight digits of minor units. The least leaves room for exchange rates to double. RULES §4.
 */
export const payableBounds: Readonly<Record<CurrencyCode, PayableBounds>> = {
  CLP: { least: 1_000, most: 99_999_999 },
  PEN: { least: 400, most: 99_999_999 },
}

/** Whether an amount can be paid, or on which side of the bounds it lies. */
export const payable = ({ amount, currency }: Money): 'yes' | 'too_small' | 'too_large' => {
  const { least, most } = payableBounds[currency]
  if (amount < least) return 'too_small'
  return amount > most ? 'too_large' : 'yes'
}
