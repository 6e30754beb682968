import { type Hex, mix } from '../colour.ts'
import type { Point } from '../maths.ts'
import type { Scene } from '../scene.ts'

/** A roof and its visible plane: eaves AB, ridge DC. */
export interface Gable {
  s: string
  A: Point
  B: Point
  C: Point
  D: Point
}

export interface GableShape {
  x: number
  y: number
  dx: number
  dy: number
  /** Top of the walls. */
  z: number
  rise: number
  /** Overhang over the walls. */
  ov: number
  c: Hex
  wall: Hex
  /** Distance between its ribs; 0 for none. */
  corr: number
}

const alongX = (S: Scene, { x, y, dx, dy, z, rise, ov, c, wall, corr }: GableShape): Gable => {
  const L = S.L,
    X = x + dx,
    Y = y + dy,
    zr = z + rise,
    t = 0.2
  let s = ''
  const m = y + dy / 2,
    k = rise / (dy / 2),
    ze = z - k * ov
  if (k < 0.8)
    s += S.poly(
      [
        [x - ov, y - ov, ze],
        [X + ov, y - ov, ze],
        [X + ov, m, zr],
        [x - ov, m, zr],
      ],
      L.shade(c, 0, -k, 1),
    )
  s += S.poly(
    [
      [X, y, z],
      [X, Y, z],
      [X, m, zr],
    ],
    L.right(wall),
  )
  const A: Point = [x - ov, Y + ov, ze],
    B: Point = [X + ov, Y + ov, ze],
    C: Point = [X + ov, m, zr],
    D: Point = [x - ov, m, zr]
  s += S.poly([A, B, C, D], L.shade(c, 0, k, 1))
  if (corr) s += S.lines(A, B, C, D, Math.round((dx + 2 * ov) / corr), L.sh, 1.1)
  s +=
    S.poly([A, B, [B[0], B[1], ze - t], [A[0], A[1], ze - t]], L.left(mix(c, '#ffffff', 0.25))) +
    S.poly([B, C, [C[0], C[1], zr - t], [B[0], B[1], ze - t]], L.right(mix(c, '#ffffff', 0.25))) +
    S.poly(
      [C, [X + ov, y - ov, ze], [X + ov, y - ov, ze - t], [C[0], C[1], zr - t]],
      L.right(mix(c, '#ffffff', 0.1)),
    )
  return { s, A, B, C, D }
}

const alongY = (S: Scene, { x, y, dx, dy, z, rise, ov, c, wall, corr }: GableShape): Gable => {
  const L = S.L,
    X = x + dx,
    Y = y + dy,
    zr = z + rise,
    t = 0.2
  let s = ''
  const m = x + dx / 2,
    k = rise / (dx / 2),
    ze = z - k * ov
  if (k < 0.8) {
    const q: [Point, Point, Point, Point] = [
      [x - ov, y - ov, ze],
      [x - ov, Y + ov, ze],
      [m, Y + ov, zr],
      [m, y - ov, zr],
    ]
    s += S.poly(q, L.shade(c, -k, 0, 1))
    if (corr)
      s += S.lines(q[0], q[1], q[2], q[3], Math.round((dy + 2 * ov) / corr), L.sh, 1, ' opacity=".15"')
  }
  s += S.poly(
    [
      [x, Y, z],
      [X, Y, z],
      [m, Y, zr],
    ],
    L.left(wall),
  )
  const A: Point = [X + ov, Y + ov, ze],
    B: Point = [X + ov, y - ov, ze],
    C: Point = [m, y - ov, zr],
    D: Point = [m, Y + ov, zr]
  s += S.poly([A, B, C, D], L.shade(c, k, 0, 1))
  if (corr) s += S.lines(A, B, C, D, Math.round((dy + 2 * ov) / corr), L.sh, 1.1)
  s +=
    S.poly([A, B, [B[0], B[1], ze - t], [A[0], A[1], ze - t]], L.right(mix(c, '#ffffff', 0.25))) +
    S.poly([A, D, [D[0], D[1], zr - t], [A[0], A[1], ze - t]], L.left(mix(c, '#ffffff', 0.25))) +
    S.poly(
      [D, [x - ov, Y + ov, ze], [x - ov, Y + ov, ze - t], [D[0], D[1], zr - t]],
      L.left(mix(c, '#ffffff', 0.35)),
    )
  return { s, A, B, C, D }
}

/** A roof of two planes over walls already drawn. */
export const gable = (S: Scene, axis: 'x' | 'y', shape: GableShape): Gable =>
  axis === 'x' ? alongX(S, shape) : alongY(S, shape)
