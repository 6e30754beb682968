import type { Schema } from './endpoint.ts'

/**
 * A schema with the members that valibot documents for the kinds which contain others (`ObjectSchema`, `OptionalSchema`,
 * `ArraySchema`). The schemas contain no conversions, so that forms, docs and server can share them. Text from a query, a
 * path or a multipart form is converted to the schema's types here and validated afterwards.
 */
interface SchemaNode extends Schema {
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly wrapped?: SchemaNode
  readonly item?: SchemaNode
}

const unwrap = (node: SchemaNode): SchemaNode => (node.wrapped ? unwrap(node.wrapped) : node)

const readScalar = (node: SchemaNode, text: unknown): unknown => {
  if (typeof text !== 'string') return text
  if (node.type === 'number') return text.trim() === '' ? text : Number(text)
  if (node.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

const readValue = (node: SchemaNode, raw: unknown): unknown => {
  const plain = unwrap(node)
  if (plain.type !== 'array') return readScalar(plain, Array.isArray(raw) ? raw.at(-1) : raw)
  const items = (Array.isArray(raw) ? raw : [raw]).flatMap((item) =>
    typeof item === 'string' ? item.split(',') : [item],
  )
  const itemNode = plain.item
  return items
    .filter((item) => item !== '')
    .map((item) => (itemNode ? readScalar(unwrap(itemNode), item) : item))
}

/**
 * Converts the texts of a query, path or form to the types of an object schema: numbers, booleans and lists
 * (repeated or separated by commas). Empty texts of optional fields count as absent; of a repeated scalar the
 * last one is used. Unreadable values stay as they are, for the schema to refuse.
 */
export const readTexts = (
  schema: Schema,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const entries = (schema as SchemaNode).entries ?? {}
  const read: Record<string, unknown> = {}
  // A query names few of the many that its schema has.
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(entries, name)) continue
    const node = entries[name]!
    const value = raw[name]
    const optional = node.type === 'optional' || node.type === 'nullish'
    if (value === undefined || (optional && value === '')) continue
    read[name] = readValue(node, value)
  }
  return read
}
