/** The lines of a chart: their values in the unit of what is drawn, from 0 to the highest. */
export const scaleOf = (highest: number): number[] => {
  if (highest <= 0) return [0]
  const power = 10 ** Math.floor(Math.log10(highest / 4))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => highest / size <= 5)!
  const lines = Math.ceil(highest / step)
  return Array.from({ length: lines + 1 }, (_, index) => index * step)
}
