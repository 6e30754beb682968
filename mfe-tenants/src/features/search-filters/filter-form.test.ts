import { expect, test } from 'vitest'
import { readFilters, filterTextsOf, unreadable } from './filter-form.ts'

const form = (entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('converts prices to and from the currency of the country', () => {
  const filters = readFilters(form([['maxPrice', '1200.5']]), 'PEN')
  expect(filters.maxPrice).toBe(120_050)
  expect(filterTextsOf(filters, 'PEN').maxPrice).toBe('1200.5')
})

test('swaps limits that were entered in the wrong order', () => {
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

test('reads numbers as people write them, and names the fields in which there is none', () => {
  const entries: [string, string][] = [
    ['minPrice', '1.500'],
    ['maxPrice', '1.200.000'],
    ['minArea', '12,5'],
    ['maxArea', ''],
  ]
  expect(readFilters(form(entries), 'CLP')).toMatchObject({
    minPrice: 1500,
    maxPrice: 1_200_000,
    minArea: 12.5,
    maxArea: undefined,
  })
  expect(unreadable(form(entries), 'CLP')).toEqual([])
  expect(
    unreadable(
      form([
        ['minPrice', 'barato'],
        ['minArea', '-3'],
      ]),
      'CLP',
    ),
  ).toEqual(['minPrice', 'minArea'])
})

test('reads prices as the page writes them, in the currency of the country', () => {
  const prices = form([
    ['minPrice', '$\u00a0350.000'],
    ['maxPrice', '$ 1.200.000 CLP'],
  ])
  expect(readFilters(prices, 'CLP')).toMatchObject({ minPrice: 350_000, maxPrice: 1_200_000 })
  expect(unreadable(prices, 'CLP')).toEqual([])
  expect(unreadable(prices, 'PEN')).toEqual(['minPrice', 'maxPrice'])
})

test('ignores text that is no number, incomplete periods and unknown services', () => {
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

test('reads what sheds and plots are chosen by only where it is asked, with the height in metres', () => {
  const entries: [string, string][] = [
    ['minHeight', '6,5'],
    ['facts', 'fence'],
    ['facts', 'moat'],
    ['facts', 'threePhase'],
  ]
  const shown: [string, string][] = [['site', 'yes'], ...entries]
  expect(readFilters(form(shown), 'CLP')).toMatchObject({ minHeight: 650, facts: ['threePhase', 'fence'] })
  expect(readFilters(form([['site', 'yes']]), 'CLP')).toMatchObject({
    minHeight: undefined,
    facts: undefined,
  })
  expect(Object.keys(readFilters(form(entries), 'CLP'))).not.toContain('facts')
  for (const height of ['alto', '0', '101'])
    expect(unreadable(form([['minHeight', height]]), 'CLP')).toEqual(['minHeight'])
  expect(unreadable(form(shown), 'CLP')).toEqual([])
})
