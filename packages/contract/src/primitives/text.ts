import * as v from 'valibot'
import { trimInvisible } from './visible.ts'

/** Creates the schema of a text of at most `max` characters with at least one that one sees. */
export const requiredText = (max: number) =>
  v.pipe(
    v.string('validation.required'),
    v.maxLength(max, 'validation.max_length'),
    v.regex(/\S/u, 'validation.required'),
    v.check((typed) => trimInvisible(typed) !== '', 'validation.required'),
  )

/** Creates the schema of a text of at most `max` characters that may be empty. */
export const text = (max: number) =>
  v.pipe(v.string('validation.invalid'), v.maxLength(max, 'validation.max_length'))

/** Creates the schema of a text that may be empty or absent. */
export const optionalText = (max: number) => v.optional(text(max))

export const Flag = v.boolean('validation.invalid')

/** Creates the schema of an integer from `min` to `max`. The specified texts name the minimum. */
export const count = (min: number, max = 1_000_000) =>
  v.pipe(
    v.number('validation.required'),
    v.integer('validation.integer'),
    v.minValue(min, 'validation.min'),
    v.maxValue(max, 'validation.max'),
  )
