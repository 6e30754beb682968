import type { Zone } from '@metrolibre/contract'
import { expect, test } from 'vitest'
import { placeNames } from './place-names.ts'

const zone = (name: string, lat: number, long: number, city = 'Santiago') =>
  ({ zone: name, city, country: 'Chile', lat, long }) as Zone

test('places the name of a comuna at its centre, and that of a city in the middle of its comunas', () => {
  const names = placeNames([zone('Ñuñoa', -33, -70), zone('Macul', -35, -71), zone('Lota', -37, -73, 'Lota')])
  expect(names).toContainEqual({ text: 'Macul', lat: -35, lng: -71, rank: 'comuna' })
  expect(names.filter(({ rank }) => rank === 'city')).toEqual([
    { text: 'Santiago', lat: -34, lng: -70.5, rank: 'city' },
    { text: 'Lota', lat: -37, lng: -73, rank: 'city' },
  ])
})
