import { decode, encode } from '@jridgewell/sourcemap-codec'
import { expect, it } from 'vitest'
import { forgetPlaces } from './forget-places.ts'

it('keeps what a map says of the rest of the script', () => {
  const script = 'a={x:1};b={x:2};c\nd={x:3}'
  const segment = (column: number, line: number): [number, number, number, number] => [column, 0, line, 0]
  const mappings = encode([
    [segment(0, 1), segment(2, 2), segment(4, 3), segment(8, 4), segment(16, 5)],
    [segment(0, 6), segment(3, 7)],
  ])
  const kept = forgetPlaces(JSON.stringify({ version: 3, sources: ['a.ts'], mappings }), script, /\{x:\d\}/g)
  const { mappings: left, ...rest } = JSON.parse(kept) as { mappings: string }
  expect(rest).toEqual({ version: 3, sources: ['a.ts'] })
  expect(decode(left)).toEqual([[segment(0, 1), segment(8, 4), segment(16, 5)], [segment(0, 6)]])
})
