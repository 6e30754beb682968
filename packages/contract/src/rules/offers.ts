/** What the platform usually agrees with owners, in percent. A form of an offer starts with it. */
export const usualCommission = 8

/**
 * Within so many working days the office transfers what has become available to an owner, as it is said wherever owners
 * decide (RULES.md §6.147).
 */
export const payoutDays = 5

/** An offer this many times above or below the estimate may be a typing error. */
const farFactor = 1.5

interface Estimate {
  readonly low: number
  readonly high: number
}

/** Tells whether an offered price is so far from the estimate that the form asks before it is sent (RULES.md §3.25). */
export const isFarFromEstimate = (price: number, estimate: Estimate | null): boolean =>
  estimate !== null && (price > estimate.high * farFactor || price * farFactor < estimate.low)

/** From so many rooms on that cost the same, an offer shows them together (RULES.md §3.20). */
const leastGrouped = 3

interface Line {
  readonly unit: 'month' | 'hour'
  readonly price: number
}

/**
 * Puts rooms that cost the same in one group, where the first of them stood, if there are enough of them. Everything else
 * is a group of its own. `isRoom` tells a room from the whole property.
 */
export function groupPrices<T extends Line>(lines: readonly T[], isRoom: (line: T) => boolean): T[][] {
  const groups: T[][] = []
  const shown = new Set<T>()
  for (const line of lines) {
    if (shown.has(line)) continue
    const equal = isRoom(line)
      ? lines.filter((one) => isRoom(one) && one.unit === line.unit && one.price === line.price)
      : [line]
    const group = equal.length < leastGrouped ? [line] : equal
    for (const one of group) shown.add(one)
    groups.push(group)
  }
  return groups
}
