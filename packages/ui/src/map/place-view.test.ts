import { expect, it } from 'vitest'
import { placeView } from './place-view.ts'

it('opens at zoom level 15 where a property has a place, and shows the continent where it has none', () => {
  expect(placeView({ lat: -33.44, lng: -70.65 })).toEqual({ latitude: -33.44, longitude: -70.65, zoom: 15 })
  expect(placeView(null).zoom).toBe(2)
})
