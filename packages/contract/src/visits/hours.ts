import * as v from 'valibot'
import { nested } from '../primitives/body.ts'
import { visitMinutes, type VisitRange } from '../rules/visit-hours.ts'

const minutes = (max: number) =>
  v.pipe(
    v.number('validation.required'),
    v.integer('validation.integer'),
    v.minValue(0, 'validation.min'),
    v.maxValue(max, 'validation.max'),
    v.multipleOf(visitMinutes, 'validation.range'),
  )

/** Hours of one weekday, 1 for Monday, in minutes from midnight on the clock of the place. */
const Range = v.pipe(
  nested({
    day: v.pipe(
      v.number('validation.required'),
      v.integer('validation.integer'),
      v.minValue(1, 'validation.min'),
      v.maxValue(7, 'validation.max'),
    ),
    from: minutes(24 * 60),
    to: minutes(24 * 60),
  }),
  v.check(({ from, to }) => from < to, 'validation.range'),
)

const overlap = (one: VisitRange, other: VisitRange): boolean =>
  one.day === other.day && one.from < other.to && other.from < one.to

/** The visiting hours of a place, in any order and without overlaps. */
export const VisitHours = v.pipe(
  v.array(Range),
  v.minLength(1, 'validation.required'),
  v.maxLength(21, 'validation.invalid'),
  v.check(
    (ranges) => ranges.every((one, at) => ranges.slice(at + 1).every((other) => !overlap(one, other))),
    'validation.range',
  ),
)
