import { type Hex, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'

/** A terrace behind a parapet. */
export const flatRoof = (
  S: Scene,
  x: number,
  y: number,
  dx: number,
  dy: number,
  z: number,
  wall: Hex,
  floor: Hex,
): string => {
  const L = S.L,
    X = x + dx,
    Y = y + dy,
    i = 0.28,
    d = 0.45
  return (
    S.rectZ(z, x, y, X, Y, L.top(mix(wall, '#ffffff', 0.35))) +
    S.rectZ(z, x + i, y + i, X - i, Y - i, L.shade(floor, 0, 0, 0.7)) +
    S.rectX(x + i, y + i, Y - i, z - d, z, L.right(wall)) +
    S.rectY(y + i, x + i, X - i, z - d, z, L.left(wall))
  )
}
