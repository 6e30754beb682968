/**
 * Returns the addresses of the fonts that every page needs: those of a style sheet that have the letter a. Further letters
 * are in files of their own, which the browser loads for the pages that have them.
 */
export const firstFonts = (css: string): string[] =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const href = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face)?.[1]
    const ranges = /unicode-range:([^;]*)/.exec(face)?.[1]
    return href && (ranges === undefined || ranges.split(',').some(hasLetterA)) ? [href] : []
  })

const letterA = 0x61

const hasLetterA = (range: string): boolean => {
  const [from = 0, to = from] = range
    .trim()
    .replace(/^u\+/i, '')
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return from <= letterA && letterA <= to
}
