import * as v from 'valibot'

/** A text that may be empty. */
export const textField = (max: number) => v.pipe(v.string(), v.maxLength(max, 'validation.max_length'))
/** A text with something to read in it. */
export const neededText = (max: number) => v.pipe(textField(max), v.regex(/\S/u, 'validation.required'))
/** A number that may be left out. */
export const number = (min: number, max: number) =>
  v.nullable(
    v.pipe(
      v.number('validation.invalid'),
      v.minValue(min, 'validation.min'),
      v.maxValue(max, 'validation.max'),
    ),
  )
/** How many there are of something. */
export const countField = v.pipe(
  v.number('validation.required'),
  v.integer('validation.integer'),
  v.minValue(0, 'validation.min'),
  v.maxValue(1000, 'validation.max'),
)
