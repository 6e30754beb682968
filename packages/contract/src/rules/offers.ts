/** What the platform usually agrees with owners, in percent. A form of an offer starts with it. */
export const usualCommission = 8

/**
 * Within so many working days the office transfers what has become available to an owner, as it is said wherever owners
 * decide (RULES.md §6).
 */
export const payoutDays = 5

/** An offer this many times above or below the estimate may be a typing error. */
const farFactor = 1.5

interface Estimate {
  readonly low: number
  readonly high: number
}

/** Tells whether an offered price is so far from the estimate that the form asks before it is sent (RULES.md §3). */
export const isFarFromEstimate = (price: number, estimate: Estimate | null): boolean =>
  estimate !== null && (price > estimate.high * farFactor || price * farFactor < estimate.low)
