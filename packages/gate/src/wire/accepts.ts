import type { JsonSchema, Schemas } from './schemas.ts'
import { ofSimpleValues, typeOf } from './values.ts'

/** A schema together with those that it refers to. */
export interface Side {
  schema: JsonSchema
  schemas: Schemas
}

/**
 * Returns why a value that is valid on the side of `sender` may be refused on that of `receiver`, each reason
 * with the place in the value; empty when every such value is accepted. What can't be compared counts as
 * refused, so that nothing passes by being unknown.
 */
export function refusals(sender: Side, receiver: Side, at = ''): string[] {
  const [sent, wanted] = [resolved(sender), resolved(receiver)]
  if (same(sent, wanted)) return []
  const alternatives = choices(sent)
  if (alternatives) return alternatives.flatMap((one) => refusals(one, wanted, at))
  const known = rulesOf(sent)
  if ([...rulesOf(wanted)].some((rule) => !known.has(rule))) return [`${at || 'the value'} has other rules`]
  const accepted = choices(wanted)
  if (accepted) {
    if (accepted.some((one) => refusals(sent, one, at).length === 0)) return []
    const alike = accepted.filter(({ schema }) => resembles(sent.schema, schema))
    return alike.length === 1 && alike[0]
      ? refusals(sent, alike[0], at)
      : [`${at || 'the value'} is new here`]
  }
  return [
    ...ofSimpleValues(sent.schema, wanted.schema, at),
    ...ofObjects(sent, wanted, at),
    ...ofLists(sent, wanted, at),
  ]
}

const resolved = ({ schema, schemas }: Side): Side => {
  const key = schema['$ref']
  return typeof key === 'string' ? { schema: schemas[key] ?? {}, schemas } : { schema, schemas }
}

/** Schemas are named by what they say, so two that read the same are the same, wherever they come from. */
const same = (one: Side, other: Side): boolean => JSON.stringify(one.schema) === JSON.stringify(other.schema)

/** What a value has to fulfil besides. A receiver with fewer of the same rules accepts all that it did. */
const rulesOf = ({ schema }: Side): ReadonlySet<string> =>
  new Set(((schema['allOf'] ?? []) as JsonSchema[]).map((rule) => JSON.stringify(rule)))

function choices({ schema, schemas }: Side): Side[] | undefined {
  const list = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  return list?.map((one) => resolved({ schema: one, schemas }))
}

/** Whether two schemas are meant to be the same alternative: one type, and one value of their `type` fields. */
function resembles(one: JsonSchema, other: JsonSchema): boolean {
  if (typeOf(one) !== typeOf(other)) return false
  const constants = (schema: JsonSchema) =>
    Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).filter(
      ([, of]) => 'const' in of,
    )
  const others = new Map(constants(other))
  return constants(one).every(
    ([name, of]) => !others.has(name) || others.get(name)?.['const'] === of['const'],
  )
}

function ofObjects(sent: Side, wanted: Side, at: string): string[] {
  const properties = ({ schema }: Side) => (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const required = ({ schema }: Side) => new Set((schema['required'] ?? []) as string[])
  const [given, known] = [properties(sent), properties(wanted)]
  const always = required(sent)
  const place = (name: string) => (at ? `${at}.${name}` : name)
  const missing = [...required(wanted)]
    .filter((name) => !always.has(name))
    .map((name) => `${place(name)} may be missing`)
  const rest = wanted.schema['additionalProperties']
  const others = Object.entries(given).flatMap(([name, schema]) => {
    const inner = known[name] ?? (typeof rest === 'object' && rest ? (rest as JsonSchema) : undefined)
    if (inner)
      return refusals(
        { schema, schemas: sent.schemas },
        { schema: inner, schemas: wanted.schemas },
        place(name),
      )
    return rest === false ? [`${place(name)} is unknown`] : []
  })
  return [...missing, ...others, ...ofRest(sent, wanted, at)]
}

/** The values of a record: fields whose names are not known beforehand. */
function ofRest(sent: Side, wanted: Side, at: string): string[] {
  const [given, known] = [sent.schema['additionalProperties'], wanted.schema['additionalProperties']]
  if (typeof known !== 'object' || !known) return []
  if (typeof given !== 'object' || !given)
    return sent.schema['properties'] ? [] : [`${at || 'the value'} has other fields`]
  return refusals(
    { schema: given as JsonSchema, schemas: sent.schemas },
    { schema: known as JsonSchema, schemas: wanted.schemas },
    `${at}.*`,
  )
}

function ofLists(sent: Side, wanted: Side, at: string): string[] {
  const [given, known] = [sent.schema['items'], wanted.schema['items']]
  if (!known) return []
  if (!given) return [`${at || 'the list'} can hold anything`]
  return refusals(
    { schema: given as JsonSchema, schemas: sent.schemas },
    { schema: known as JsonSchema, schemas: wanted.schemas },
    `${at}[]`,
  )
}
