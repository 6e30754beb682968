import { lastNumberedPage, readTexts, SearchQuery, services } from '@metrolibre/contract'
import { is } from 'valibot'
import { expect, it } from 'vitest'
import { readers } from './readers.ts'

const { home: _home, ...schemas } = SearchQuery.entries

const texts = [
  ['0', '-1', '1', '1.5', ' 7 ', ' ', '5e3', '1e999', '-Infinity', 'NaN', '0x1f', '1,5', '125'],
  ['10000000', '10000000.5', '10000001', '1000000000000', '1000000000001'],
  ['true', 'false', 'yes'],
  ['room', 'hours', 'Room', 'castle', 'newest', 'area_desc', 'Chile', 'Perú', 'Ñuñoa'],
  [services.join(','), `${services.join(',')},wifi`, 'wifi,,parking', ',', 'wifi,lake', 'wifi,wifi'],
  ['2027-02-28', '2028-02-29', '2027-02-29', '2027-13-01', '2027-2-1', '0000-01-01', '0001-01-01'],
  ['-33.5,-70.1,-33,-70', '1,2,3', '1,2,3,4,5', '1000,1,1,1', '1,2,3,4.'],
  ['6f1c1c0e-9a9b-4f8e-8f0a-2d1b6a3f4c5d', '6F1C1C0E-9A9B-4F8E-8F0A-2D1B6A3F4C5D', '6f1c1c0e'],
  [120, 121, 400, 401].map((length) => 'a'.repeat(length)),
].flat()

it.each(Object.keys(schemas) as (keyof typeof schemas)[])('reads %s as the contract does', (name) => {
  for (const text of texts) {
    const { [name]: asked } = readTexts(SearchQuery, { [name]: text })
    // Pages beyond the last one with a number are read as that one, and free text up to where it is too long.
    const value =
      name === 'page' && typeof asked === 'number'
        ? Math.min(asked, lastNumberedPage)
        : name === 'q'
          ? text.slice(0, 120)
          : asked
    expect(readers[name](text), text).toEqual(is(schemas[name], value) ? value : undefined)
  }
})

it('reads every filter of the contract', () => {
  expect(Object.keys(readers)).toEqual(Object.keys(schemas))
})
