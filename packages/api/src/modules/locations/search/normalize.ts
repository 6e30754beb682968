import { escapeLike, normalizeText } from '../../../platform/list/text-patterns.ts'
import { withoutFilling } from './everyday-words.ts'

const maxWords = 4

/** Returns the words of a search, normalised, the longest four first. */
export const searchedWords = (text: string): string[] => {
  const words = normalizeText(text)
    .replaceAll(/\bwi[- ]fi\b/gu, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [...new Set(withoutFilling(words))]
    .toSorted((left, right) => right.length - left.length)
    .slice(0, maxWords)
}

/**
 * Returns a word as a LIKE pattern. A long word is found anywhere; one or two letters only at the beginning of a word,
 * because otherwise every property would match.
 */
export const patternOf = (word: string): string =>
  word.length > 2 ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`

/** Returns the words of a search as LIKE patterns. */
export const wordPatterns = (text: string): string[] => searchedWords(text).map(patternOf)
