import { expect, it } from 'vitest'
import { card } from '../../testing/places.ts'
import { openingPlaces } from './opening-places.ts'

const at = (city: string, country: 'Chile' | 'Perú', lat: number, long: number) =>
  card({ zone: { ...card().zone, city, country }, lat, long })
const santiago = [at('Santiago', 'Chile', -33.4, -70.6), at('Santiago', 'Chile', -33.5, -70.7)]
const south = at('Punta Arenas', 'Chile', -53.1, -70.9)
const lima = at('Lima', 'Perú', -12.1, -77)
const arequipa = at('Arequipa', 'Perú', -16.4, -71.5)
const properties = [south, lima, ...santiago, arequipa]

it('opens the map on the country of the visitor, or on its city with the most results where that is too long', () => {
  expect(openingPlaces({ home: 'Perú', properties, groups: [] })).toEqual([
    { lat: -12.1, lng: -77 },
    { lat: -16.4, lng: -71.5 },
  ])
  expect(openingPlaces({ home: 'Chile', properties, groups: [] })).toEqual([
    { lat: -33.4, lng: -70.6 },
    { lat: -33.5, lng: -70.7 },
  ])
})

it('opens the map on groups of the country, and on everything where there is nothing', () => {
  const groups = [
    { lat: -33, lng: -70 },
    { lat: -12, lng: -77 },
  ]
  expect(openingPlaces({ home: 'Perú', properties: [], groups })).toEqual([groups[1]])
  expect(openingPlaces({ home: 'Perú', properties: [south], groups: [] })).toEqual([
    { lat: -53.1, lng: -70.9 },
  ])
})
