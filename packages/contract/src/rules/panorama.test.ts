import { expect, test } from 'vitest'
import { panoramaProblem } from './panorama.ts'

const xmp = (projection: string) => `<rdf:Description GPano:ProjectionType="${projection}"/>`

test('accepts pictures twice as wide as high, whether or not the camera named the projection', () => {
  expect(panoramaProblem({ width: 5376, height: 2688 }, '')).toBeNull()
  expect(panoramaProblem({ width: 4095, height: 2048 }, xmp('equirectangular'))).toBeNull()
  const element = '<GPano:ProjectionType>Equirectangular</GPano:ProjectionType>'
  expect(panoramaProblem({ width: 4096, height: 2048 }, element)).toBeNull()
})

test('refuses other shapes, part of a turn, and other projections', () => {
  for (const [width, height] of [
    [4000, 3000],
    [9000, 2000],
    [2048, 4096],
  ] as const)
    expect(panoramaProblem({ width, height }, '')).toBe('panorama_shape')
  expect(panoramaProblem({ width: 4096, height: 2048 }, xmp('cylindrical'))).toBe('panorama_projection')
})
