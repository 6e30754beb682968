import { expect, test } from 'vitest'
import { publicPlace } from './public-place.ts'

const place = { latitude: -33.4569, longitude: -70.5972 }

test('is near the true place, never on it, and the same at every look', () => {
  for (let index = 0; index < 500; index += 1) {
    const shown = publicPlace('secret', `property ${index}`, place)
    const away = Math.hypot(shown.latitude - place.latitude, shown.longitude - place.longitude)
    expect(away).toBeGreaterThan(0.00039)
    expect(away).toBeLessThan(0.00091)
    expect(publicPlace('secret', `property ${index}`, place)).toEqual(shown)
  }
})

test('differs between properties and secrets', () => {
  const shown = publicPlace('secret', 'a', place)
  expect(publicPlace('secret', 'b', place)).not.toEqual(shown)
  expect(publicPlace('another', 'a', place)).not.toEqual(shown)
})
