import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'
import { SearchQuery } from './properties/search-query.ts'
import { services } from './properties/word-lists.ts'
import { fillPath, textOf, writeQuery } from './query-string.ts'

test('a query survives being written to a URL and read back', () => {
  const query = fc.record(
    {
      q: fc.string({ minLength: 1 }),
      page: fc.integer({ min: 1, max: 1e6 }),
      services: fc.uniqueArray(fc.constantFrom(...services), { minLength: 1 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (sent) => {
      expect(readTexts(SearchQuery, Object.fromEntries(writeQuery(sent)))).toEqual({ ...sent })
    }),
  )
})

test('fills a path and refuses a missing parameter', () => {
  expect(fillPath('/reservation/:id/contract', { id: 'a/b' })).toBe('/reservation/a%2Fb/contract')
  expect(() => fillPath('/locations/:id', {})).toThrow('id')
})

test('writes scalars and lists, and refuses other values', () => {
  expect([textOf('a'), textOf(1.5), textOf(false), textOf(['x', 2])]).toEqual(['a', '1.5', 'false', 'x,2'])
  expect(() => textOf({ nested: true })).toThrow(TypeError)
})
