// @vitest-environment jsdom
import { properties, type SearchResult } from '@metrolibre/api-client'
import type { Locale } from '@metrolibre/contract'
import type { PrefetchContext } from '@metrolibre/platform'
import { createPageIntl, createQueryClient } from '@metrolibre/platform/host'
import { afterEach, expect, it } from 'vitest'
import english from '../../../locales/en.json'
import spanish from '../../../locales/es.json'
import { readSearch } from '../../features/search-filters/search-query.ts'
import { card } from '../../testing/places.ts'
import { head, showsAtOnce } from './route.ts'

afterEach(() => history.replaceState(null, '', '/'))

const searching = { url: new URL('https://metrolibre.example/propietario?type=room') } as PrefetchContext

it.each([
  ['/', true],
  ['/propietario/7/details', true],
  ['/propietario', false],
  ['/en/propietario?type=galpon', false],
])('from %s a search is shown before its results: %s', (from, expected) => {
  history.replaceState(null, '', from)
  expect(showsAtOnce(searching)).toBe(expected)
})

/** Returns the head of the page of a comuna with these properties of so many. */
const headOf = (
  prices: readonly SearchResult['properties'][number]['price'][],
  total: number,
  locale: Locale,
) => {
  const url = new URL('https://metrolibre.example/propietario?comuna=%C3%91u%C3%B1oa')
  const queryClient = createQueryClient({ onServer: true })
  const listed = prices.map((price) => card({ price }))
  const result = { properties: listed, total, page: 1, pageSize: 20 } as unknown as SearchResult
  queryClient.setQueryData(properties.search(readSearch(url.searchParams)).queryKey, result)
  const intl = createPageIntl(locale, locale === 'es' ? spanish : english)
  return head({ params: {}, url, queryClient, locale, country: 'Chile', intl })
}
const describes = (...page: Parameters<typeof headOf>) => headOf(...page).description
const monthly = (amount: number) =>
  ({ state: 'priced', amount, currency: 'CLP', unit: 'month', from: false }) as const
const hourly = { ...monthly(9_000), unit: 'hour' } as const

it('says the lowest price of a place in its description, or one as an example where there are further pages', () => {
  const prices = [{ state: 'sold_out' } as const, monthly(450_000), monthly(380_000), hourly]
  expect(describes(prices, 4, 'es')).toMatch(/ en Ñuñoa.*, desde \$\s380\.000 al mes: precios/)
  expect(describes(prices, 4, 'en')).toMatch(/ in Ñuñoa.*, from \$\s380\.000\sCLP a month: prices/)
  expect(describes(prices, 400, 'es')).toMatch(/, por ejemplo a \$\s380\.000 al mes: precios/)
  expect(describes([hourly], 1, 'es')).toMatch(/, desde \$\s9\.000 por hora: precios/)
  expect(describes([], 0, 'es')).toMatch(/ en Ñuñoa[^$]*: precios/)
})

it('preloads no cover for a search, which has none', () => {
  const headOf = (address: string) =>
    head({
      params: {},
      url: new URL(address, 'https://metrolibre.example'),
      queryClient: createQueryClient({ onServer: true }),
      locale: 'es',
      country: 'Chile',
      intl: createPageIntl('es', spanish),
    })
  expect(headOf('/propietario').preloadImage).toBeTruthy()
  expect(headOf('/propietario?type=room').preloadImage).toBeUndefined()
})

it('leaves structured data to the first HTML', () => {
  expect(headOf([monthly(450_000)], 1, 'es')).toMatchObject({ jsonLd: undefined, robots: undefined })
})
