import { expect, it } from 'vitest'
import { exactCoordinate, shownCoordinate } from './coordinate.ts'

it('shows six decimals of a coordinate, and keeps all of them until it is changed', () => {
  const exact = -33.437_218_945_612_34
  expect([shownCoordinate(exact), shownCoordinate(-33.45), shownCoordinate(null)]).toEqual([
    -33.437_219,
    -33.45,
    null,
  ])
  expect(exactCoordinate(exact, -33.437_219)).toBe(exact)
  expect(exactCoordinate(exact, -33.44)).toBe(-33.44)
  expect(exactCoordinate<number | null>(exact, null)).toBeNull()
})
