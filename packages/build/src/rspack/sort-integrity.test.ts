import { expect, it } from 'vitest'
import { sortMaps } from './sort-integrity.ts'

it('gives two orders of a map of hashes the same text, and leaves other objects alone', () => {
  const around = (inner: string) => `a={b:1,a:2},x={${inner}},y="sha256-z"`
  const [one, other] = ['7:"sha256-a+/="', '12:"sha256-b="']
  expect(sortMaps(around(`${one},${other}`))).toBe(sortMaps(around(`${other},${one}`)))
  expect(sortMaps(around(`${one},${other}`))).toBe(around(`${other},${one}`))
})
