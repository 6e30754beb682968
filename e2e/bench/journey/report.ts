import type { Wait } from './walk.ts'

/** All rounds of one way, the waits of each in their order. */
export type Rounds = readonly (readonly Wait[])[]

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const ms = (value: number) => `${Math.round(value)}`
const kilobytes = (value: number) => (value / 1024).toFixed(0)

/** A wait that is longer has its requests and long tasks told. */
const longMs = 500

/** Returns a table of the waits with their medians and ranges, beside those of another copy if there is one. */
export function report(ours: Rounds, beside?: Rounds): string {
  const names = ours[0]?.map(({ name }) => name) ?? []
  const at = (rounds: Rounds, index: number) => rounds.flatMap((round) => round[index] ?? [])
  const rows = names.map((name, index) => {
    const all = at(ours, index)
    const times = all.map((wait) => wait.ms)
    const other = beside && median(at(beside, index).map((wait) => wait.ms))
    return [
      name,
      ms(median(times)),
      `${ms(Math.min(...times))} to ${ms(Math.max(...times))}`,
      ...(other === undefined ? [] : [ms(other), (median(times) / other).toFixed(2)]),
      String(median(all.map(({ requests }) => requests.length))),
      kilobytes(median(all.map(({ bytes }) => bytes))),
      String(median(all.map(({ tasks }) => tasks.reduce((sum, each) => sum + each, 0)))),
    ]
  })
  const sum = (rounds: Rounds) =>
    median(rounds.map((round) => round.reduce((total, wait) => total + wait.ms, 0)))
  const head = [
    'wait',
    'ms',
    'range',
    ...(beside ? ['beside', 'ratio'] : []),
    'requests',
    'KB',
    'long tasks, ms',
  ]
  const end = [
    'sum',
    ms(sum(ours)),
    '',
    ...(beside ? [ms(sum(beside)), (sum(ours) / sum(beside)).toFixed(2)] : []),
  ]
  return [table([head, ...rows, end]), ...names.flatMap((_, index) => detail(at(ours, index)))].join('\n')
}

/** The requests and long tasks of the round in the middle, where it was long. */
function detail(waits: readonly Wait[]): string[] {
  const middle = waits.toSorted((a, b) => a.ms - b.ms)[Math.floor(waits.length / 2)]
  if (!middle || middle.ms < longMs) return []
  return [
    `\n${middle.name}: ${ms(middle.ms)} ms; long tasks ${middle.tasks.join(', ') || 'none'}`,
    ...middle.requests.map((request) => `  ${request}`),
  ]
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}
