import { FieldProblem } from '@metrolibre/contract'
import { array, object, safeParse } from 'valibot'

const Refusal = object({ fields: array(FieldProblem) })

/** The fields that a refusal of the server complains about. */
export const problemFields = (error: unknown): readonly FieldProblem[] => {
  const result = safeParse(Refusal, error)
  return result.success ? result.output.fields : []
}
