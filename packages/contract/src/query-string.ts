import type { Schema } from './endpoint.ts'

/**
 * The schemas contain no conversions, so that forms, docs and server can share them. Text from a query, a
 * path or a multipart form is converted to the schema's types here and validated afterwards.
 */
interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly wrapped?: SchemaNode
  readonly item?: SchemaNode
  readonly pipe?: readonly SchemaNode[]
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
  const entries = (schema as unknown as SchemaNode).entries ?? {}
  const read: Record<string, unknown> = {}
  for (const [name, node] of Object.entries(entries)) {
    if (!Object.hasOwn(raw, name)) continue
    const value = raw[name]
    const optional = node.type === 'optional' || node.type === 'nullish'
    if (value === undefined || (optional && value === '')) continue
    read[name] = readValue(node, value)
  }
  return read
}

/**
 * Writes a value for a query, a path or a form: texts and numbers as they are, booleans by name, lists with
 * commas. `readTexts` reads it back.
 * @throws TypeError for a value without such a form, such as a nested object.
 */
export const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError(`a ${typeof value} does not fit into a query, a path or a form`)
}

/** Writes a query in the order of its keys, with lists separated by commas and without absent fields. */
export const writeQuery = (query: Readonly<Record<string, unknown>>): URLSearchParams => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query).toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value) && value.length === 0) continue
    search.set(name, textOf(value))
  }
  return search
}

/**
 * Inserts parameters into a path: `/locations/:id` and `{ id }` give `/locations/…`, each part encoded.
 * @throws TypeError when a parameter is missing
 */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '')
      throw new TypeError(`missing path parameter ${name}`)
    return encodeURIComponent(textOf(value))
  })
