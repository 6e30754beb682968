import { hasNameSigns } from './name-signs.ts'
import { isPrintable } from './printable-text.ts'

/**
 * Tells whether a typed name can be a signature: what names contain, with at least two letters, and nothing that documents
 * can't print (RULES.md §6.38). "Ülő", "Łukasz" and "Иван" are valid, "李明" is not.
 */
export const isTypedName = (name: string): boolean =>
  hasNameSigns(name) && isPrintable(name) && (name.match(/\p{L}/gu)?.length ?? 0) >= 2
