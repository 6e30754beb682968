/** A scale over values: where one lies, in percent, and round marks. */
export interface PriceScale {
  readonly at: (value: number) => number
  readonly marks: readonly number[]
}

const steps = [1, 2, 2.5, 5, 10] as const

/** Returns a round step that gives at most `most` marks over a distance. */
const roundStep = (distance: number, most: number): number => {
  const rough = distance / most
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * (steps.find((step) => step * power >= rough) ?? 10)
}

/** Returns a scale with room for all values, which must not be empty. */
export const scaleOver = (values: readonly number[]): PriceScale => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = roundStep(Math.max(high - low, high / 10, 1), 6)
  const start = Math.floor(low / step) * step
  const end = Math.max(Math.ceil(high / step) * step, start + step)
  const count = Math.round((end - start) / step)
  return {
    at: (value) => ((value - start) / (end - start)) * 100,
    marks: Array.from({ length: count + 1 }, (_, index) => start + index * step),
  }
}
