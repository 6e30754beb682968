import type { Measured } from './load.ts'

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Returns the medians over the rounds of one run. */
export const medians = (all: readonly Measured[]): Measured => ({
  cpu: median(all.map(({ cpu }) => cpu)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  requests: all.reduce((sum, { requests }) => sum + requests, 0),
  each: all[0]!.each.map((_, index) => median(all.map(({ each }) => each[index]!))),
})

/** Prints one line of the report. */
export const show = (name: string, { cpu, p50, p99, requests }: Measured): void =>
  console.log(
    `  ${name.padEnd(16)} ${String(Math.round(cpu)).padStart(6)} µs CPU  p50 ${p50.toFixed(2).padStart(7)} ms  p99 ${p99.toFixed(2).padStart(7)} ms  (${requests} requests)`,
  )

/** Prints the median of each path of a mix, the slowest first. */
export const showEach = (paths: readonly string[], { each }: Measured): void => {
  const slowestFirst = paths
    .map((path, index) => ({ path, p50: each[index]! }))
    .toSorted((left, right) => right.p50 - left.p50)
  for (const { path, p50 } of slowestFirst) console.log(`    ${p50.toFixed(2).padStart(8)} ms  ?${path}`)
}
