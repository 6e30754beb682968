import { expect, test } from 'vitest'
import { readFilters, textsOf } from './filter-form.ts'

const form = (entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('reads prices in the currency of the country, both ways', () => {
  const filters = readFilters(form([['maxPrice', '1200.5']]), 'PEN')
  expect(filters.maxPrice).toBe(120_050)
  expect(textsOf(filters, 'PEN').maxPrice).toBe('1200.5')
})

test('turns limits that were given the wrong way round', () => {
  const filters = readFilters(
    form([
      ['minArea', '90'],
      ['maxArea', '20'],
      ['from', '2027-03-01'],
      ['to', '2027-02-01'],
    ]),
    'CLP',
  )
  expect(filters).toMatchObject({ minArea: 20, maxArea: 90, from: '2027-02-01', to: '2027-03-01' })
})

test('ignores what is no number, half a period and services nobody knows', () => {
  const filters = readFilters(
    form([
      ['minPrice', '-3'],
      ['from', '2027-02-01'],
      ['services', 'lake'],
      ['services', 'wifi'],
    ]),
    'CLP',
  )
  expect(filters).toEqual({ services: ['wifi'] })
})
