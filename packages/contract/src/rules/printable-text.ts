import { printableSigns } from './printable-signs.ts'

const unprintable = new RegExp(
  `[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}${printableSigns.join('')}]`,
  'gu',
)

/** How many signs a refusal names at most. */
const named = 5

/**
 * Returns the signs of a text that documents can't print, each once, at most five (RULES.md §6.42, §6.43). Documents
 * print the Latin, Greek and Cyrillic scripts with all their marks, digits, and the usual punctuation. Line breaks and
 * signs without a shape of their own don't count: documents leave those out.
 */
export const unprintableSigns = (text: string): readonly string[] =>
  [...new Set(text.normalize('NFC').match(unprintable))].slice(0, named)

/** Tells whether documents can print a text as it is written (RULES.md §6.43). */
export const isPrintable = (text: string): boolean => unprintableSigns(text).length === 0

/** Names the signs of a text that documents can't print, for a message: `«東», «京»`. */
export const quotedSigns = (text: string): string => quoted(unprintableSigns(text))

/** Writes signs for a message: `«東», «京»`. */
export const quoted = (signs: readonly string[]): string => signs.map((sign) => `«${sign}»`).join(', ')
