// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { readSearches, writeSearches } from '../../property/searches/kept.ts'
import { keepRecentSearch, readRecentSearches } from './recent-searches.ts'

beforeEach(() => localStorage.clear())
const answered = () =>
  localStorage.setItem(
    'metrolibre.consent',
    JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-21T10:00:00.000Z' }),
  )

it('stores nothing before the question about cookies is answered', () => {
  keepRecentSearch(localStorage, { q: 'bodega' })
  expect(readRecentSearches(localStorage)).toEqual([])
})

it('keeps the newest four places and words once, with their kind alone', () => {
  answered()
  for (const q of ['uno', 'dos', 'tres', 'cuatro', 'dos']) keepRecentSearch(localStorage, { q, maxPrice: 5 })
  keepRecentSearch(localStorage, { comuna: 'Ñuñoa', type: 'galpon' })
  keepRecentSearch(localStorage, { type: 'room' })
  expect(
    readRecentSearches(localStorage).map(({ comuna, type, q, maxPrice }) => [comuna ?? q, type, maxPrice]),
  ).toEqual([
    ['Ñuñoa', 'galpon', undefined],
    ['dos', undefined, undefined],
    ['cuatro', undefined, undefined],
    ['tres', undefined, undefined],
  ])
})

it('leaves out what it did not write', () => {
  for (const stored of ['{', '7', '["https://evil.example/propietario?q=a", 4]']) {
    localStorage.setItem('metrolibre.recent-searches', stored)
    expect(readRecentSearches(localStorage)).toEqual([])
  }
})

it('lives beside the saved searches of the same device', () => {
  answered()
  const saved = { owner: null, searches: [{ id: 'one', name: 'Bodegas', filters: {} } as never] }
  writeSearches(saved)
  keepRecentSearch(localStorage, { q: 'bodega' })
  expect(readSearches()).toEqual(saved)
  expect(readRecentSearches(localStorage)).toHaveLength(1)
})
