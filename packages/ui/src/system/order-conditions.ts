import type { Declarations } from './resolve-style.ts'

/** Widest last, other conditions after widths: so the more special rule stands behind the more general one. */
function rank(key: string): number {
  if (!key.startsWith('@media')) return 0
  const [, min] = /min-width: ([\d.]+)/.exec(key) ?? []
  return min ? 1 + Number(min) : 10_000
}

/** The same declarations with nested rules in the order in which they have to be written. */
export function orderConditions(declarations: Declarations): Declarations {
  const entries = Object.entries(declarations).map(
    ([key, inner]) => [key, typeof inner === 'object' ? orderConditions(inner) : inner] as const,
  )
  return Object.fromEntries(entries.toSorted(([one], [other]) => rank(one) - rank(other)))
}
