import { asciiDomainOf } from '@metrolibre/contract'

/**
 * Turns text into lower case without accents, like `search_text` in the database, so that "Ñuñoa" equals
 * "nunoa".
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()

/** Escapes the characters that have a meaning in a LIKE pattern. */
export const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

const maxWords = 5

/**
 * Returns a word with the domain of an address as it is stored (RULES.md §2.20), because lists show it in the letters
 * of its language: `info@ñandú.cl`, and `@ñandú.cl` for all addresses there. Any other word stays as it is.
 */
export const withStoredDomain = (word: string): string => {
  const at = word.lastIndexOf('@') + 1
  const domain = at > 0 ? asciiDomainOf(word.slice(at)) : ''
  return domain === '' ? word : word.slice(0, at) + domain
}

/**
 * Returns the words of an admin's search as LIKE patterns for a text that was normalised and begins with a
 * space. Unlike words of the catalogue search, these are separated by spaces only, because addresses and
 * numbers are searched for too. One or two letters are found only at the beginning of a word.
 */
export const textPatterns = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((word) => normalizeText(withStoredDomain(word)))
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => (word.length > 2 ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`))
