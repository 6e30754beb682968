import { expect, test } from 'vitest'
import { publicPlace } from './public-place.ts'

const place = { latitude: -33.4569, longitude: -70.5972 }

test('the public place is near the true one but never on it, and always the same', () => {
  for (let index = 0; index < 500; index += 1) {
    const shown = publicPlace('secret', `property ${index}`, place)
    const away = Math.hypot(shown.latitude - place.latitude, shown.longitude - place.longitude)
    expect(away).toBeGreaterThan(0.00039)
    expect(away).toBeLessThan(0.00091)
    expect(publicPlace('secret', `property ${index}`, place)).toEqual(shown)
  }
})

test('the public place differs between properties and between secrets', () => {
  const shown = publicPlace('secret', 'a', place)
  expect(publicPlace('secret', 'b', place)).not.toEqual(shown)
  expect(publicPlace('another', 'a', place)).not.toEqual(shown)
})
