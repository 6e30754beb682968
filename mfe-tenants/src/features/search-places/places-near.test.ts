import { expect, it } from 'vitest'
import { meantFrom } from './places-near.ts'

it('offers places of the own country unless a place was asked for', () => {
  expect(meantFrom({ type: 'room' }, 'Perú')).toEqual({ type: 'room', country: 'Perú' })
  for (const search of [{ country: 'Chile' as const }, { city: 'Santiago' }, { bbox: '-71,-34,-70,-33' }])
    expect(meantFrom(search, 'Perú')).toEqual(search)
})
