import type { CurrencyCode, Money } from './money.ts'

/** The inclusive minimum and maximum of one payment, in minor units. */
export interface PayableBounds {
  readonly least: number
  readonly most: number
}

/**
 * The bounds of a card payment. The payment provider refuses amounts worth less than half a US dollar, and
 * more than eight digits of minor units. The minimum leaves room for exchange rates to double (RULES.md §4.9).
 */
export const payableBounds: Readonly<Record<CurrencyCode, PayableBounds>> = {
  CLP: { least: 1_000, most: 99_999_999 },
  PEN: { least: 400, most: 99_999_999 },
}

/** Tells whether an amount can be paid, or which bound it violates. */
export const payable = ({ amount, currency }: Money): 'yes' | 'too_small' | 'too_large' => {
  const { least, most } = payableBounds[currency]
  if (amount < least) return 'too_small'
  return amount > most ? 'too_large' : 'yes'
}
