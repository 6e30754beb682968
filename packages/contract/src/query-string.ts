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
