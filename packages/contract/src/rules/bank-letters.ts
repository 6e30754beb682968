/** Letters that are not a plain one with a mark, as banks write them. */
const others: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  ı: 'i',
  Ł: 'L',
  Ŋ: 'N',
  Ø: 'O',
  Œ: 'OE',
  ẞ: 'SS',
  ß: 'ss',
  Þ: 'TH',
  Ŧ: 'T',
}
const otherOf = (letter: string): string =>
  others[letter] ?? others[letter.toUpperCase()]?.toLowerCase() ?? letter

/** Returns a text with its letters and digits in ASCII, as far as they have a form there: `Łukasz Żółć` → `Lukasz Zolc`. */
export const asciiLetters = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''), otherOf).join('')

/** How many signs a refusal names at most. */
const named = 5

/** Returns the letters and digits of a text that the file of a bank can't hold in any form, each once, at most five. */
export const signsUnknownToBanks = (text: string): readonly string[] =>
  [...new Set(text.normalize('NFC').match(/[\p{L}\p{N}]/gu))]
    .filter((sign) => !/^[A-Za-z0-9]+$/.test(asciiLetters(sign)))
    .slice(0, named)
