import { fieldProblems } from '@metrolibre/contract'
import type { Locale } from '@metrolibre/platform'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot'

/**
 * Creates a react-hook-form resolver from a schema of the contract; each field gets the text of its first
 * error.
 */
export const schemaResolver = <S extends GenericSchema<FieldValues, FieldValues>>(
  schema: S,
  locale: Locale,
): Resolver<InferInput<S>, unknown, InferOutput<S>> => {
  return (values, _context, options) => {
    const result = safeParse(schema, values)
    if (result.success) return { values: result.output, errors: {} }
    const problems = fieldProblems(result.issues, locale)
    const flat = Object.fromEntries(
      problems.map(({ path, code, message }) => [path, { type: code, message }]),
    )
    return { values: {}, errors: toNestErrors(flat as FieldErrors<InferInput<S>>, options) }
  }
}
