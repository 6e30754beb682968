import { FieldProblem } from '@metrolibre/contract'
import { array, object, safeParse } from 'valibot'

const Refusal = object({ fields: array(FieldProblem) })

/** Returns the fields that the server rejected; empty when the error names none. */
export const problemFields = (error: unknown): readonly FieldProblem[] => {
  const result = safeParse(Refusal, error)
  return result.success ? result.output.fields : []
}
