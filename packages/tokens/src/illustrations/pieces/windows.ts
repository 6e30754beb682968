import { type Hex, mix } from '../colour.ts'
import type { Point } from '../maths.ts'
import type { Scene } from '../scene.ts'

export interface WindowLook {
  /** Draws a horizontal bar. */
  h?: number
  /** How many panes side by side. */
  m?: number
  /** Colour of the shutters. */
  shut?: Hex | null
  /** Whether the window is lit at night. */
  lit?: boolean
  sill?: boolean
}

/** A window in a wall that faces left. */
export const winY = (
  S: Scene,
  Y: number,
  a: number,
  b: number,
  z0: number,
  z1: number,
  tr: Hex = '#fbf7ec',
  o: WindowLook = {},
): string => {
  const L = S.L,
    g = 0.1,
    lit = !L.night || o.lit !== false,
    gl = lit ? L.glassL : mix(L.glassR, L.sh, 0.75)
  let s =
    S.rectY(Y, a - g, b + g, z0 - g, z1 + g, L.left(tr)) +
    S.rectY(Y, a, b, z0, z1, gl) +
    S.poly(
      [
        [a, Y, z1],
        [b, Y, z1],
        [b, Y, z1 - 0.14],
        [a + 0.1, Y, z1 - 0.14],
        [a + 0.1, Y, z0],
        [a, Y, z0],
      ],
      L.sh,
      ' opacity=".28"',
    )
  if (!L.night)
    s += S.poly(
      [
        [a + (b - a) * 0.25, Y, z0],
        [a + (b - a) * 0.55, Y, z0],
        [a + (b - a) * 0.95, Y, z1],
        [a + (b - a) * 0.65, Y, z1],
      ],
      '#fff',
      ' opacity=".5"',
    )
  const v: Point[][] = []
  const n = o.m ?? Math.max(1, Math.round((b - a) / 0.8))
  for (let i = 1; i < n; i++)
    v.push([
      [a + ((b - a) * i) / n, Y, z0],
      [a + ((b - a) * i) / n, Y, z1],
    ])
  if (o.h)
    v.push([
      [a, Y, z0 + (z1 - z0) * 0.62],
      [b, Y, z0 + (z1 - z0) * 0.62],
    ])
  if (v.length) s += S.path(v, L.left(tr), Math.max(1.4, 0.06 * S.s))
  if (o.shut)
    for (const k of [
      [a - g - (b - a) * 0.42, a - g],
      [b + g, b + g + (b - a) * 0.42],
    ] as const)
      s +=
        S.rectY(Y, k[0], k[1], z0 - g, z1 + g, L.left(o.shut)) +
        S.path(
          [0.25, 0.5, 0.75].map((t) => [
            [k[0] + 0.05, Y, z0 + (z1 - z0) * t],
            [k[1] - 0.05, Y, z0 + (z1 - z0) * t],
          ]),
          L.right(o.shut),
          1.2,
        )
  if (o.sill !== false) s += S.box(a - 0.18, Y, z0 - 0.2, b - a + 0.36, 0.16, 0.1, tr)
  return s
}

/** A window in a wall that faces right. */
export const winX = (
  S: Scene,
  X: number,
  a: number,
  b: number,
  z0: number,
  z1: number,
  tr: Hex = '#fbf7ec',
  o: WindowLook = {},
): string => {
  const L = S.L,
    g = 0.1,
    lit = !L.night || o.lit !== false,
    gl = lit ? L.glassR : mix(L.glassR, L.sh, 0.75)
  let s =
    S.rectX(X, a - g, b + g, z0 - g, z1 + g, L.right(tr)) +
    S.rectX(X, a, b, z0, z1, gl) +
    S.poly(
      [
        [X, b, z1],
        [X, a, z1],
        [X, a, z1 - 0.14],
        [X, b - 0.1, z1 - 0.14],
        [X, b - 0.1, z0],
        [X, b, z0],
      ],
      L.sh,
      ' opacity=".3"',
    )
  const v: Point[][] = []
  const n = o.m ?? Math.max(1, Math.round((b - a) / 0.8))
  for (let i = 1; i < n; i++)
    v.push([
      [X, a + ((b - a) * i) / n, z0],
      [X, a + ((b - a) * i) / n, z1],
    ])
  if (o.h)
    v.push([
      [X, a, z0 + (z1 - z0) * 0.62],
      [X, b, z0 + (z1 - z0) * 0.62],
    ])
  if (v.length) s += S.path(v, L.right(tr), Math.max(1.4, 0.06 * S.s))
  if (o.shut)
    for (const k of [
      [a - g - (b - a) * 0.42, a - g],
      [b + g, b + g + (b - a) * 0.42],
    ] as const)
      s += S.rectX(X, k[0], k[1], z0 - g, z1 + g, L.right(o.shut))
  if (o.sill !== false) s += S.box(X, a - 0.18, z0 - 0.2, 0.16, b - a + 0.36, 0.1, tr)
  return s
}
