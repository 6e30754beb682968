import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
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
