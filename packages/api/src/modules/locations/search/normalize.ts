/**
 * Turns text into lower case without accents, like `search_text` in the database, so that "Ñuñoa" equals
 * "nunoa".
 */
export const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()

const maxWords = 4
const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/**
 * Returns the words of a search as LIKE patterns, the longest four first. A long word is found anywhere; one
 * or two letters only at the beginning of a word, because otherwise every property would match.
 */
export const wordPatterns = (text: string): string[] => {
  const words = normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [...new Set(words)]
    .toSorted((left, right) => right.length - left.length)
    .slice(0, maxWords)
    .map((word) => (word.length > 2 ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`))
}
