import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SearchQuery } from './locations/search-query.ts'
import { services } from './locations/word-lists.ts'
import { fillPath, readTexts, textOf, writeQuery } from './query-string.ts'

test('converts texts to the types of the schema', () => {
  const raw = {
    page: '2',
    services: 'wifi,parking',
    q: '',
    minPrice: '1000',
    type: ['room', 'hours'],
    other: 'x',
  }
  expect(readTexts(SearchQuery, raw)).toEqual({
    page: 2,
    services: ['wifi', 'parking'],
    minPrice: 1000,
    type: 'hours',
  })
  expect(readTexts(v.object({ on: v.boolean(), off: v.boolean() }), { on: 'true', off: 'maybe' })).toEqual({
    on: true,
    off: 'maybe',
  })
})

test('leaves unreadable values for the schema to refuse', () => {
  expect(v.is(SearchQuery, readTexts(SearchQuery, { page: 'two' }))).toBe(false)
  expect(v.is(SearchQuery, readTexts(SearchQuery, { page: '1e999' }))).toBe(false)
})

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
