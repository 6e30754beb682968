import { expect, it } from 'vitest'
import { placing } from './place-name.ts'

const santiago = { lat: -33.45, lng: -70.66, text: 'Santiago', rank: 'city' } as const

it('begins the name of a city below the number of places that stands on its point', () => {
  expect(placing(santiago)).toMatchObject({ below: true, offset: [0, expect.any(Number)] })
  expect(placing(santiago).offset[1]).toBeGreaterThanOrEqual(6)
})

it('centres the name of a comuna on its point, unless it is moved', () => {
  const name = { ...santiago, rank: 'comuna' } as const
  expect(placing(name)).toMatchObject({ below: false, offset: [0, 0] })
  expect(placing({ ...name, below: true, drop: 20 })).toMatchObject({ below: true, offset: [0, 20] })
})
