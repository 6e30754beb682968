import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { openFont } from './open-font.ts'
import { unpackWoff } from './unpack-woff.ts'

const file = createRequire(import.meta.url).resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff')
const woff = readFileSync(file)

const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    return { tag: font.toString('latin1', at, at + 4), checksum: font.readUInt32BE(at + 4), offset, length }
  })

/** Calculates a table's checksum as the font format defines it: the sum of its 32-bit words. */
const checksum = (font: Buffer, { offset, length }: { offset: number; length: number }): number => {
  let sum = 0
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) % 2 ** 32
  return sum
}

test('a font keeps every table complete and at the offset in its directory', () => {
  const font = unpackWoff(woff)
  const tables = tablesOf(font)
  expect(tables).toHaveLength(woff.readUInt16BE(12))
  expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4))
  // The head table contains a checksum of the whole file, so its own checksum changes.
  for (const table of tables.filter(({ tag }) => tag !== 'head'))
    expect(checksum(font, table), table.tag).toBe(table.checksum)
  for (const { offset } of tables) expect(offset % 4).toBe(0)
  const last = tables.toSorted((left, right) => left.offset - right.offset).at(-1)!
  expect(font.length).toBe(last.offset + Math.ceil(last.length / 4) * 4)
})

test('a font’s directory has the search fields that the format requires', () => {
  const font = unpackWoff(woff)
  const count = font.readUInt16BE(4)
  const power = 2 ** Math.floor(Math.log2(count))
  expect(font.readUInt16BE(6)).toBe(16 * power)
  expect(font.readUInt16BE(8)).toBe(Math.floor(Math.log2(count)))
  expect(font.readUInt16BE(10)).toBe(16 * (count - power))
})

test('a font draws the same letters as before unpacking', () => {
  const [before, after] = [create(woff) as Font, create(unpackWoff(woff)) as Font]
  expect(after.characterSet).toEqual(before.characterSet)
  const shapes = (font: Font) => font.layout('Ñandú & 4 m²').glyphs.map((glyph) => glyph.path.toSVG())
  expect(shapes(after)).toEqual(shapes(before))
})

test('a shared font lays out a word in the same way even after a document changed its first run', () => {
  const font = openFont(unpackWoff(woff))
  const first = font.layout('Arriendo')
  const unshared = (create(unpackWoff(woff)) as Font).layout('Arriendo')
  const advances = unshared.positions.map(({ xAdvance }) => xAdvance)
  expect(first.positions.map(({ xAdvance }) => xAdvance)).toEqual(advances)
  for (const position of first.positions) position.xAdvance *= 2
  expect(font.layout('Arriendo').positions.map(({ xAdvance }) => xAdvance)).toEqual(advances)
  const plain = (create(unpackWoff(woff)) as Font).layout('AV', { kern: false })
  expect(font.layout('AV', { kern: false }).advanceWidth).toBe(plain.advanceWidth)
  expect(font.layout('AV').advanceWidth).not.toBe(plain.advanceWidth)
})

test('a shared font lays out a word once and drops old words from its cache', () => {
  const font = openFont(unpackWoff(woff))
  const glyphs = (word: string) => font.layout(word).glyphs
  const first = glyphs('w0')
  for (let word = 1; word < 4000; word += 1) glyphs(`w${word}`)
  expect(glyphs('w0')).toBe(first)
  glyphs('w4000')
  expect(glyphs('w0')).not.toBe(first)
})

test('a glyph has the same code point, whatever was laid out first', () => {
  const font = openFont(unpackWoff(woff))
  font.layout('\u00a0')
  expect(font.layout(' ').glyphs[0]!.codePoints).toEqual([32])
})
