import { expect, test } from 'vitest'
import { widestFaces } from './fonts.ts'

/** The scripts that documents print, with what all scripts share. Not what has no shape of its own. */
const printed =
  /^(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])[^\p{C}\s\p{Default_Ignorable_Code_Point}]$/u

/** Returns the signs that every weight of the widest family has, as ranges of a character class. */
function rangesOfSigns(): string[] {
  const sets = widestFaces.map((face) => new Set(face.font().characterSet))
  const signs = [...sets[0]!]
    .filter((sign) => printed.test(String.fromCodePoint(sign)) && sets.every((set) => set.has(sign)))
    .toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const sign of signs) {
    const last = ranges.at(-1)
    if (last && last[1] === sign - 1) last[1] = sign
    else ranges.push([sign, sign])
  }
  const written = (sign: number) => `\\u{${sign.toString(16)}}`
  return ranges.map(([from, to]) => (from === to ? written(from) : `${written(from)}-${written(to)}`))
}

const lineLength = 100
const inLines = (ranges: readonly string[]): string[] =>
  ranges.reduce<string[]>((lines, range) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + range.length <= lineLength) lines.splice(-1, 1, last + range)
    else lines.push(range)
    return lines
  }, [])

test('the signs that fields accept are those of the fonts (written again by `vitest run -u`)', async () => {
  const lines = inLines(rangesOfSigns()).map((line) => `  String.raw\`${line}\`,`)
  const file = [
    '/**',
    ' * The signs that documents can print, as ranges of a regular expression: those of Noto Sans in the Latin, Greek and',
    ' * Cyrillic scripts, and what all scripts share. Written by `fonts.test.ts` of the API.',
    ' */',
    'export const printableSigns: readonly string[] = [',
    ...lines,
    ']',
    '',
  ].join('\n')
  await expect(file).toMatchFileSnapshot('../../../../../contract/src/rules/printable-signs.ts')
})
