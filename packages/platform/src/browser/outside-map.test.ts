import { expect, it } from 'vitest'
import { outsideMap } from './outside-map.ts'

it('marks a place only for who may know exactly where it is', () => {
  const place = { lat: -33.45, lng: -70.6 }
  expect(outsideMap(place, true)).toBe(
    'https://www.openstreetmap.org/?mlat=-33.45&mlon=-70.6#map=17/-33.45/-70.6',
  )
  expect(outsideMap(place, false)).toBe('https://www.openstreetmap.org/#map=15/-33.45/-70.6')
})
