import { createHash } from 'node:crypto'

/** A JSON Schema whose inner schemas are `{ $ref: key }` where they say more than a type and its limits. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Schemas by a key that follows from what they say, so that each is kept once. */
export type Schemas = Record<string, JsonSchema>

/** Keywords that do not change which values are valid. */
const annotations = new Set(['title', 'description', 'examples', 'default', '$schema'])
const alternatives = new Set(['anyOf', 'oneOf', 'allOf'])
const worthAKey = new Set(['properties', 'items', 'enum', ...alternatives])

/** Keeps a schema, and those inside it, in `schemas`; returns its key. */
export function keepOnce(schema: object, schemas: Schemas): string {
  const plain = simplified(schema, (inner) => ({ $ref: keepOnce(inner, schemas) }))
  const key = keyOf(plain)
  schemas[key] ??= plain
  return key
}

const keyOf = (schema: JsonSchema): string =>
  createHash('sha256').update(JSON.stringify(schema)).digest('base64url').slice(0, 10)

/** Whether each schema has the key that follows from what it says, so that equal keys mean equal schemas. */
export const areNamedTruly = (schemas: Schemas): boolean =>
  Object.entries(schemas).every(([key, schema]) => key === keyOf(schema))

function simplified(schema: object, refer: (inner: object) => JsonSchema): JsonSchema {
  const inside = (inner: unknown): unknown => {
    if (!isObject(inner)) return inner
    return Object.keys(inner).some((keyword) => worthAKey.has(keyword))
      ? refer(inner)
      : simplified(inner, refer)
  }
  const said = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword))
  return inOrder(
    said.map(([keyword, value]) => {
      if (keyword === 'properties')
        return [keyword, inOrder(Object.entries(value as object).map(([name, of]) => [name, inside(of)]))]
      if (alternatives.has(keyword)) return [keyword, (value as unknown[]).map(inside)]
      if (keyword === 'required' || keyword === 'enum') return [keyword, inAnyOrder(value as unknown[])]
      return [keyword, inside(value)]
    }),
  )
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list whose order means nothing. */
const inAnyOrder = (values: unknown[]): unknown[] =>
  values.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))

const inOrder = (entries: [string, unknown][]): JsonSchema =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
