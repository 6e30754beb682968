import { escapeLike, normalizeText } from '../../../platform/list/text-patterns.ts'

const maxWords = 4
/**
 * Returns the words of a search as LIKE patterns, the longest four first. A long word is found anywhere; one
 * or two letters only at the beginning of a word, because otherwise every property would match.
 */
export const wordPatterns = (text: string): string[] => {
  const words = normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [...new Set(words)]
    .toSorted((left, right) => right.length - left.length)
    .slice(0, maxWords)
    .map((word) => (word.length > 2 ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`))
}
