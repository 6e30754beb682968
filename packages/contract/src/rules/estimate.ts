type Condition = 'good' | 'regular' | 'bad'

export interface EstimateInput {
  readonly propertyType: 'room' | 'entire' | 'galpon' | 'terreno'
  /** In square metres of built area. */
  readonly area: number
  /** Values of the zone: minor units per square metre and month, and its factor. */
  readonly averageValue: number
  readonly rate: number
  readonly paintingState: Condition
  readonly floorState: Condition
}

const factors: Readonly<Record<Condition, number>> = { good: 1, regular: 0.95, bad: 0.88 }

/** Returns the factor of the state of paint or floor. */
export const conditionFactor = (state: Condition): number => factors[state]

/** The width of the range on both sides. */
export const estimateSpread = 0.1

/**
 * Estimates the rent per month as a range of minor units. Returns undefined for sheds and land, which an
 * inspector evaluates, and when the zone has no value yet (RULES.md §4.24, §4.25).
 */
export const estimateRent = (input: EstimateInput): { low: number; high: number } | undefined => {
  if (input.propertyType === 'galpon' || input.propertyType === 'terreno') return undefined
  const condition = factors[input.paintingState] * factors[input.floorState]
  const middle = input.area * input.averageValue * input.rate * condition
  if (!(middle > 0) || !Number.isFinite(middle)) return undefined
  return { low: Math.round(middle * (1 - estimateSpread)), high: Math.round(middle * (1 + estimateSpread)) }
}
