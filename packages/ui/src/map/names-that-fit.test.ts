import { expect, test } from 'vitest'
import { namesThatFit, type PlaceName } from './names-that-fit.ts'

const names: PlaceName[] = [
  { text: 'Providencia', lat: -33.43, lng: -70.61, rank: 'comuna' },
  { text: 'Ñuñoa', lat: -33.455, lng: -70.6, rank: 'comuna' },
  { text: 'Pudahuel', lat: -33.44, lng: -70.8, rank: 'comuna' },
  { text: 'Santiago', lat: -33.45, lng: -70.66, rank: 'city' },
]
const shown = (zoom: number) => namesThatFit(names, zoom).map(({ text }) => text)

test('from afar only the city is named, near by its comunas are', () => {
  expect(shown(6)).toEqual(['Santiago'])
  expect(shown(13)).toEqual(['Providencia', 'Ñuñoa', 'Pudahuel'])
})

test('between the two comunas are named where they do not cover another name', () => {
  expect(shown(8.6)).toEqual(['Santiago', 'Pudahuel'])
  expect(shown(10.5)).toEqual(['Santiago', 'Providencia', 'Ñuñoa', 'Pudahuel'])
})
