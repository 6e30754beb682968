const inFont =
  /^[\t\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/u

const printable = (character: string): string => {
  if (inFont.test(character)) return character
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(base).every((part) => inFont.test(part)) ? base : '?'
}

/**
 * Returns text that the document's font can show. Letters with an accent that the font lacks lose it (`ő`,
 * `g̃` → `o`, `g`), any other character becomes `?`, and control characters are removed because they could
 * corrupt the file.
 */
export const plainText = (text: string): string => {
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
  return inFont.test(clean) ? clean : Array.from(clean, printable).join('')
}
