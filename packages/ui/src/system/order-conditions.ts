import type { Declarations } from './resolve-style.ts'

/**
 * Returns the position of a nested rule. Of rules with the same specificity the last one applies, so wider screens come
 * after narrower ones, and other media queries (hover, print) after all widths.
 */
function rank(key: string): number {
  if (!key.startsWith('@media')) return 0
  const [, min] = /min-width: ([\d.]+)/.exec(key) ?? []
  return min ? 1 + Number(min) : 10_000
}

/** Returns the same declarations with their nested rules in that order. */
export function orderConditions(declarations: Declarations): Declarations {
  const entries = Object.entries(declarations).map(
    ([key, inner]) => [key, typeof inner === 'object' ? orderConditions(inner) : inner] as const,
  )
  return Object.fromEntries(entries.toSorted(([one], [other]) => rank(one) - rank(other)))
}
