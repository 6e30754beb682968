import { type Hex, mix } from '../colour.ts'
import { type Point, lerp, nth } from '../maths.ts'
import type { Scene } from '../scene.ts'

/** A roof of four tiled planes over walls already drawn. */
export const hip = (
  S: Scene,
  x: number,
  y: number,
  dx: number,
  dy: number,
  z: number,
  rise: number,
  ov: number,
  c: Hex,
): string => {
  const L = S.L,
    x0 = x - ov,
    y0 = y - ov,
    X = x + dx + ov,
    Y = y + dy + ov,
    m = Math.min(X - x0, Y - y0) / 2,
    k = rise / m
  let R0: Point, R1: Point
  if (X - x0 >= Y - y0) {
    R0 = [x0 + m, (y0 + Y) / 2, z + rise]
    R1 = [X - m, (y0 + Y) / 2, z + rise]
  } else {
    R0 = [(x0 + X) / 2, y0 + m, z + rise]
    R1 = [(x0 + X) / 2, Y - m, z + rise]
  }
  let s = ''
  const wide = X - x0 >= Y - y0
  s +=
    S.poly(wide ? [[x0, y0, z], [X, y0, z], R1, R0] : [[x0, y0, z], [X, y0, z], R0], L.shade(c, 0, -k, 1)) +
    S.poly(wide ? [[x0, y0, z], [x0, Y, z], R0] : [[x0, y0, z], [x0, Y, z], R1, R0], L.shade(c, -k, 0, 1))
  const l: Point[] = wide ? [[x0, Y, z], [X, Y, z], R1, R0] : [[x0, Y, z], [X, Y, z], R1],
    r: Point[] = wide ? [[X, Y, z], [X, y0, z], R1] : [[X, Y, z], [X, y0, z], R0, R1]
  s += S.poly(l, L.shade(c, 0, k, 1)) + S.poly(r, L.shade(c, k, 0, 1))
  {
    const rows = 7,
      sl: Point[][] = []
    for (let i = 1; i < rows; i++) {
      const t = i / rows
      sl.push(
        [lerp(nth(l, 0), nth(l, l.length - 1), t), lerp(nth(l, 1), nth(l, 2), t)],
        [lerp(nth(r, 0), nth(r, r.length - 1), t), lerp(nth(r, 1), nth(r, 2), t)],
      )
    }
    s += S.path(sl, L.sh, 1, ' opacity=".2"')
  }
  s +=
    S.poly(
      [
        [x0, Y, z],
        [X, Y, z],
        [X, Y, z - 0.2],
        [x0, Y, z - 0.2],
      ],
      L.left(mix(c, '#ffffff', 0.3)),
    ) +
    S.poly(
      [
        [X, Y, z],
        [X, y0, z],
        [X, y0, z - 0.2],
        [X, Y, z - 0.2],
      ],
      L.right(mix(c, '#ffffff', 0.3)),
    )
  return s
}
