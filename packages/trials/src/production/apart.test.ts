import { expect, it } from 'vitest'
import { checkRefusals } from '../storm/check/bookings.ts'
import type { StormFacts } from '../storm/check/facts.ts'
import type { StormHistory } from '../storm/history.ts'
import { openApart } from './apart.ts'

const clock = { at: (real: number) => real, realOf: (time: number) => time }
const range = { start: 0, end: 1 }
const place = { property: 'p', room: null }
/** A hold that is noted as of 100 s until 110 s. */
const facts = {
  reservations: [{ id: 'r', ...place, ...range }],
  blockings: [{ reservation: 'r', from: 100_000, to: 110_000 }],
} as unknown as StormFacts
const refusedAt = (seconds: number): StormHistory => [
  { kind: 'taken', place, range, from: seconds * 1000, to: seconds * 1000 + 100 },
]
const judge = (seconds: number, around?: (at: number) => number) =>
  checkRefusals(facts, refusedAt(seconds), { clock }, around).length

it('takes a refusal for justified by a hold that another clock notes later or earlier, while clocks are apart', () => {
  let now = 90_000
  const { set, around } = openApart(() => now)
  set(5000)
  now = 120_000
  set(0)
  expect([judge(96), judge(105), judge(116)]).toEqual([1, 0, 1])
  expect([judge(96, around), judge(105, around), judge(116, around)]).toEqual([0, 0, 0])
  expect([judge(94, around), judge(118, around)]).toEqual([1, 1])
})

it('allows nothing more before and after that time', () => {
  let now = 0
  const { set, around } = openApart(() => now)
  expect(around(0)).toBe(0)
  set(5000)
  now = 20_000
  set(0)
  expect([-6000, -4000, 10_000, 24_000, 26_000].map(around)).toEqual([0, 5000, 5000, 5000, 0])
})
