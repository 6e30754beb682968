import type { JsonSchema } from './schemas.ts'

/** The type of the values of a schema, also where only the values are listed. */
export function typeOf(schema: JsonSchema): string | undefined {
  if (typeof schema['type'] === 'string') return schema['type']
  const values = 'const' in schema ? [schema['const']] : ((schema['enum'] ?? []) as unknown[])
  const types = new Set(values.map((value) => (value === null ? 'null' : typeof value)))
  return types.size === 1 ? [...types][0] : undefined
}

/** Returns why a value of one schema may be refused by another, without looking into objects and lists. */
export function ofSimpleValues(sent: JsonSchema, wanted: JsonSchema, at: string): string[] {
  const [type, expected] = [typeOf(sent), typeOf(wanted)]
  const anything = Object.keys(wanted).length === 0
  if (!anything && type !== expected && !(type === 'integer' && expected === 'number'))
    return [`${at || 'the value'} is ${type ?? 'anything'} instead of ${expected ?? 'something else'}`]
  return [...ofValues(sent, wanted, at), ...ofLimits(sent, wanted, at)]
}

function ofValues(sent: JsonSchema, wanted: JsonSchema, at: string): string[] {
  const values = (schema: JsonSchema) =>
    'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)
  const [possible, known] = [values(sent), values(wanted)]
  if (!known) return []
  if (!possible) return [`${at || 'the value'} can be anything instead of ${known.join(', ')}`]
  return possible
    .filter((value) => !known.includes(value))
    .map((value) => `${at || 'the value'} can be ${String(value)}, which is unknown`)
}

const atLeast = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const atMost = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const equal = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentMediaType', 'propertyNames']

function ofLimits(sent: JsonSchema, wanted: JsonSchema, at: string): string[] {
  const exceeds = (keyword: string): boolean => {
    const [limit, own] = [wanted[keyword], sent[keyword]]
    if (limit === undefined) return false
    if (equal.includes(keyword)) return JSON.stringify(limit) !== JSON.stringify(own)
    if (own === undefined) return !('const' in sent || 'enum' in sent)
    return atLeast.includes(keyword) ? Number(own) < Number(limit) : Number(own) > Number(limit)
  }
  return [...atLeast, ...atMost, ...equal]
    .filter(exceeds)
    .map((keyword) => `${at || 'the value'} has another ${keyword}`)
}
