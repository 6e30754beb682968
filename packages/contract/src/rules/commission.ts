/** What an owner gets of a price, in minor units of one currency. */
export interface Earnings {
  readonly price: number
  readonly commission: number
  /** The price less the commission. */
  readonly net: number
}

/**
 * Splits a price by the commission that was agreed in the mandate, in percent with up to two decimals. The
 * commission is rounded to whole minor units, half up (RULES.md §4.29).
 */
export const earningsOf = (price: number, percent: number): Earnings => {
  // Hundredths of a percent are whole numbers, so that nothing is lost before rounding.
  const commission = Math.round((price * Math.round(percent * 100)) / 10_000)
  return { price, commission, net: price - commission }
}
