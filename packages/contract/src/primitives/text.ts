import * as v from 'valibot'

/** Text that must hold something visible, at most `max` characters. */
export const requiredText = (max: number) =>
  v.pipe(
    v.string('validation.required'),
    v.regex(/\S/u, 'validation.required'),
    v.maxLength(max, 'validation.max_length'),
  )

/** Text that may be empty. */
export const optionalText = (max: number) =>
  v.optional(v.pipe(v.string('validation.invalid'), v.maxLength(max, 'validation.max_length')))

export const Flag = v.boolean('validation.invalid')

/** A whole number from `min` on; the texts of spec name the minimum. */
export const count = (min: number, max = 1_000_000) =>
  v.pipe(
    v.number('validation.required'),
    v.integer('validation.integer'),
    v.minValue(min, 'validation.min'),
    v.maxValue(max, 'validation.max'),
  )
