import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SearchQuery } from './properties/search-query.ts'
import { readTexts } from './read-texts.ts'

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

test('reads the fields behind each kind of wrapper', () => {
  const entries = {
    a: v.optional(v.number()),
    b: v.nullable(v.pipe(v.number(), v.integer())),
    c: v.nullish(v.boolean()),
  }
  const raw = { a: '1', b: '2', c: 'false' }
  expect(readTexts(v.object(entries), raw)).toEqual({ a: 1, b: 2, c: false })
  expect(
    readTexts(
      v.pipe(
        v.object(entries),
        v.check(() => true),
      ),
      raw,
    ),
  ).toEqual({ a: 1, b: 2, c: false })
})
