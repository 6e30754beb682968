import { asciiLetters } from '@metrolibre/contract'

/** How long a name may be in the file of any bank that we know. */
const most = 45

const written = (text: string, allowed: RegExp): string =>
  text
    .replaceAll(allowed, ' ')
    .replaceAll(/\s+/g, ' ')
    // What begins with a sign could be read as a formula by a spreadsheet.
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, most)
    .trim()

const latin1 = /[A-Za-z0-9À-ÖØ-öø-ÿ]/

/**
 * Returns a name in letters of Latin-1, digits and spaces: other letters in their plain form. Everything else could be a
 * separator, a line of its own or a formula, and banks refuse it.
 */
export const latinWords = (text: string): string =>
  written(
    Array.from(text.normalize('NFC'), (sign) => (latin1.test(sign) ? sign : asciiLetters(sign))).join(''),
    /[^A-Za-z0-9À-ÖØ-öø-ÿ ]/g,
  )

/** Returns a name in letters of ASCII, digits and spaces: other letters in their plain form. */
export const asciiWords = (text: string): string => written(asciiLetters(text), /[^A-Za-z0-9 ]/g)

/** Returns an address as it is, or nothing if it has what a file can't hold: the bank's notice is one more than ours. */
export const plainEmail = (email: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9._+-]*@[A-Za-z0-9.-]+$/.test(email) ? email : ''

/** Returns the digits of an identity number, with the letter at its end that some have. */
export const plainDocument = (document: string): string =>
  document.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
