import { decode, encode } from '@jridgewell/sourcemap-codec'

interface SourceMap {
  mappings: string
}

/** Removes from a source map what it says of the places in a script that a pattern matches. */
export function forgetPlaces(mapText: string, script: string, pattern: RegExp): string {
  const map = JSON.parse(mapText) as SourceMap
  const lines = script.split('\n')
  const mappings = decode(map.mappings).map((segments, line) => {
    const found = [...(lines[line] ?? '').matchAll(pattern)].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    }))
    return segments.filter(([column]) => found.every(({ from, to }) => column < from || column >= to))
  })
  return JSON.stringify({ ...map, mappings: encode(mappings) })
}
