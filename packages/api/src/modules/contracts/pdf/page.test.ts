import { isPrintable } from '@metrolibre/contract'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { finishPages } from './finish.ts'
import { fontWeights } from './fonts.ts'
import { frame, openDocument, write, writeSigned, type Pdf } from './page.ts'

const printable = Array.from({ length: 0xffff - 0x21 }, (_, index) =>
  String.fromCodePoint(index + 0x21),
).filter((sign) => !/[\p{C}\p{Default_Ignorable_Code_Point}\s]/u.test(sign) && isPrintable(sign))
const [marks, letters] = [/\p{M}/u, /[\p{L}\p{N}\p{P}\p{S}]/u].map((kind) =>
  printable.filter((sign) => kind.test(sign)),
)

/** Readers find words by the gaps between signs, so each text is one word. */
const words = fc
  .array(fc.tuple(fc.constantFrom(...letters!), fc.array(fc.constantFrom(...marks!), { maxLength: 2 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((signs) => signs.map(([letter, above]) => letter + above.join('')).join(''))

/** Returns the pieces of text on the first page, to the letter. */
async function piecesOf(draw: (pdf: Pdf) => void): Promise<string[]> {
  const pdf = openDocument('Prueba', new Date(0))
  draw(pdf)
  const page = await (await getDocumentProxy(new Uint8Array(await finishPages(pdf)))).getPage(1)
  const { items } = await page.getTextContent({ disableNormalization: true })
  return items.map((item) => ('str' in item ? item.str : ''))
}
const textOf = async (draw: (pdf: Pdf) => void): Promise<string> => (await piecesOf(draw)).join('')
/** The text as people read it, regardless of the spaces that a PDF reader inserts. */
const read = (text: string): string => text.replaceAll(/\s+/g, '').normalize('NFC')

test('a text of printable signs is read from the document as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(words, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...fontWeights),
      async (lines, weight) => {
        const text = await textOf((pdf) => {
          lines.reduce((y, line) => write(pdf, line, frame.left, y, { weight, size: 8 }), 60)
        })
        expect(read(text)).toBe(read(lines.join('')))
      },
    ),
    { numRuns: 60 },
  )
})

test('names of many languages are read as they were typed, also as signatures', async () => {
  for (const name of [
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'Ștefan Dvořák',
    'Иван Ёлкин',
    'Ελένη Παπαδοπούλου',
    'Ḥasan Çağdaş Ñandú',
    'G\u0303uarani',
  ])
    for (const draw of [write, writeSigned] as const) {
      const text = await textOf((pdf) => {
        if (draw === write) write(pdf, name, 60, 60, {})
        else writeSigned(pdf, name, 60, 120, 300)
      })
      expect(read(text)).toBe(read(name))
    }
})

test('a sign that looks like another one keeps its meaning, whatever was drawn before', async () => {
  // Micro and mu, D with stroke and eth, and what fonts draw as one shape or in parts.
  const lines = ['5μ', '5µ', 'Đ', 'Ð', 'fi', 'ﬁ', 'ǅ', 'ọ́'.normalize('NFC')]
  const pieces = await piecesOf((pdf) => {
    for (const [index, line] of lines.entries()) write(pdf, line, 60, 60 + 20 * index, {})
  })
  expect(pieces.map(read).filter(Boolean).join(' ')).toContain(lines.slice(0, -1).join(' '))
  expect(read(pieces.join(''))).toBe(lines.join(''))
})
