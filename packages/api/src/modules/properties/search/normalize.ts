import { escapeLike, normalizeText } from '../../../platform/list/text-patterns.ts'
import { joinPhrases, meaningOf, withoutFilling } from './everyday-words.ts'

const maxWords = 4

/** Returns all words of a text, normalised, in their order. */
export const searchWordsOf = (text: string): string[] =>
  normalizeText(text)
    .replaceAll(/\bwi[- ]fi\b/gu, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const longest = (phrases: readonly string[]): string[] =>
  [...new Set(withoutFilling(phrases))]
    .toSorted((left, right) => right.length - left.length)
    .slice(0, maxWords)

/** Returns the words of a search, and the phrases that mean something together, normalised, the longest four first. */
export const searchedWords = (text: string): string[] => longest(joinPhrases(searchWordsOf(text)))

/** Returns the words of a search without those that ask for a low price, or undefined when there are none of those. */
export const withoutCheap = (text: string): string | undefined => {
  const phrases = joinPhrases(searchWordsOf(text))
  const others = phrases.filter((phrase) => !meaningOf(phrase).cheap)
  return others.length < phrases.length ? others.join(' ') : undefined
}

/**
 * Returns a word as a LIKE pattern. A long word is found anywhere; one or two letters only at the beginning of a word,
 * because otherwise every property would match.
 */
export const patternOf = (word: string): string =>
  word.length > 2 ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`

/** Returns the words of a text as LIKE patterns, each for itself. */
export const wordPatterns = (text: string): string[] => longest(searchWordsOf(text)).map(patternOf)
