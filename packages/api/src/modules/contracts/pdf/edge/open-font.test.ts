import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { openFont } from './open-font.ts'

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
)
const bytes = readFileSync(file)

test('pdfkit takes an open font and lays out each word once by its `layout`', () => {
  const font = openFont(bytes)
  const layout = font.layout.bind(font)
  const words: string[] = []
  font.layout = (text, ...others) => {
    words.push(text)
    return layout(text, ...others)
  }
  // The types of pdfkit allow only bytes.
  new PDFDocument({ font: '' })
    .registerFont('shared', font as unknown as Buffer)
    .font('shared')
    .text('Arriendo')
  expect(words).toContain('Arriendo')
})

test('a shared font lays out a word in the same way even after a document changed its first run', () => {
  const font = openFont(bytes)
  const first = font.layout('Arriendo')
  const unshared = (create(bytes) as Font).layout('Arriendo')
  const advances = unshared.positions.map(({ xAdvance }) => xAdvance)
  expect(first.positions.map(({ xAdvance }) => xAdvance)).toEqual(advances)
  for (const position of first.positions) position.xAdvance *= 2
  expect(font.layout('Arriendo').positions.map(({ xAdvance }) => xAdvance)).toEqual(advances)
  const plain = (create(bytes) as Font).layout('AV', { kern: false })
  expect(font.layout('AV', { kern: false }).advanceWidth).toBe(plain.advanceWidth)
  expect(font.layout('AV').advanceWidth).not.toBe(plain.advanceWidth)
})

test('a shared font lays out a word once and drops old words from its cache', () => {
  const font = openFont(bytes)
  const glyphs = (word: string) => font.layout(word).glyphs
  const first = glyphs('w0')
  for (let word = 1; word < 4000; word += 1) glyphs(`w${word}`)
  expect(glyphs('w0')).toBe(first)
  glyphs('w4000')
  expect(glyphs('w0')).not.toBe(first)
})

test('a glyph has the same code point, whatever was laid out first', () => {
  const font = openFont(bytes)
  font.layout('\u00a0')
  expect(font.layout(' ').glyphs[0]!.codePoints).toEqual([32])
})
