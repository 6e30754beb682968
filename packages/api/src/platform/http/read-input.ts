import { readTexts, type EndpointDefinition, type Schema } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import { AppError } from '../errors/app-error.ts'
import { InputError } from '../errors/input-error.ts'

/** PostgreSQL keeps no NUL in a text, and no person types one: whatever holds it is refused before any query. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)

const refuseNul = (value: unknown): void => {
  if (holdsNul(value)) throw new AppError('validation')
}

const check = (schema: Schema, value: unknown): unknown => {
  const result = safeParse(schema, value)
  if (!result.success) throw new InputError(result.issues)
  return result.output
}

/** Path parameters. What cannot name anything is not found (RULES.md §9). */
export function readParams(endpoint: EndpointDefinition, raw: unknown): unknown {
  if (!endpoint.params) return undefined
  if (holdsNul(raw)) throw new AppError('not_found')
  const result = safeParse(endpoint.params, readTexts(endpoint.params, raw as Record<string, unknown>))
  if (!result.success) throw new AppError('not_found')
  return result.output
}

export function readQuery(endpoint: EndpointDefinition, raw: unknown): unknown {
  if (!endpoint.query) return undefined
  refuseNul(raw)
  return check(endpoint.query, readTexts(endpoint.query, raw as Record<string, unknown>))
}

/** A JSON body, or the text fields of a form; fields the schema does not name are refused (RULES.md §3). */
export function readBody(
  endpoint: EndpointDefinition,
  raw: unknown,
  fields?: Record<string, unknown>,
): unknown {
  if (!endpoint.body) return undefined
  // The schema library takes a list for an object without fields.
  if (Array.isArray(raw)) throw new AppError('validation')
  refuseNul(fields ?? raw)
  return check(endpoint.body, fields ? { ...fields, ...readTexts(endpoint.body, fields) } : (raw ?? {}))
}
