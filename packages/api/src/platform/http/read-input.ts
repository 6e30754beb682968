import { readTexts, type EndpointDefinition, type Schema } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import { AppError } from '../errors/app-error.ts'
import { InputError } from '../errors/input-error.ts'
import { isStorableThroughout, refuseUnstorable } from './storable-text.ts'

/** What is too long for its field is looked at no further: a text of a megabyte would keep everybody waiting. */
const brief = { abortPipeEarly: true } as const

const check = (schema: Schema, value: unknown): unknown => {
  const result = safeParse(schema, value, brief)
  if (!result.success) throw new InputError(result.issues)
  return result.output
}

/** Reads path parameters. A value that can't identify anything is reported as not found (RULES.md §9.4). */
export function readParams(endpoint: EndpointDefinition, raw: unknown): unknown {
  if (!endpoint.params) return undefined
  if (!isStorableThroughout(raw)) throw new AppError('not_found')
  const result = safeParse(endpoint.params, readTexts(endpoint.params, raw as Record<string, unknown>), brief)
  if (!result.success) throw new AppError('not_found')
  return result.output
}

export function readQuery(endpoint: EndpointDefinition, raw: unknown): unknown {
  if (!endpoint.query) return undefined
  refuseUnstorable(raw)
  return check(endpoint.query, readTexts(endpoint.query, raw as Record<string, unknown>))
}

/**
 * Reads a JSON body or the text fields of a form. Fields that the schema does not name are refused
 * (RULES.md §11.9).
 */
export function readBody(
  endpoint: EndpointDefinition,
  raw: unknown,
  fields?: Record<string, unknown>,
): unknown {
  if (!endpoint.body) return undefined
  // The schema library would accept an array as an object without fields.
  if (Array.isArray(raw)) throw new AppError('validation')
  refuseUnstorable(fields ?? raw)
  return check(endpoint.body, fields ? { ...fields, ...readTexts(endpoint.body, fields) } : (raw ?? {}))
}
