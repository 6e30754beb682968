/** The names under which identity numbers lie in stored forms, terms, changes and searches (`q`). */
const names = new Set(['identity', 'identityCard', 'rut', 'document', 'taxNumber', 'q'])

/** Returns a JSON value with something done to the identity numbers in it. The same value when nothing changed. */
export function mapNumbers<T>(value: T, change: (number: string) => string): T
export function mapNumbers(value: unknown, change: (number: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapNumbers<unknown>(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      names.has(name) && typeof inner === 'string' ? change(inner) : mapNumbers<unknown>(inner, change),
    ]),
  )
}
