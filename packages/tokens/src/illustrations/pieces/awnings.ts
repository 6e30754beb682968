import type { Hex } from '../colour.ts'
import type { Scene } from '../scene.ts'

/** A striped awning on a wall that faces left. */
export const awningY = (S: Scene, Y: number, a: number, b: number, z: number, c: Hex, d = 1): string => {
  const n = Math.max(4, Math.round((b - a) / 0.4))
  let o = ''
  for (let i = 0; i < n; i++) {
    const p = a + ((b - a) * i) / n,
      q = a + ((b - a) * (i + 1)) / n,
      k = i % 2 ? '#fbf6ea' : c
    o +=
      S.poly(
        [
          [p, Y, z],
          [q, Y, z],
          [q, Y + d, z - 0.55],
          [p, Y + d, z - 0.55],
        ],
        S.L.shade(k, 0, 0.5, 1),
      ) +
      S.poly(
        [
          [p, Y + d, z - 0.55],
          [q, Y + d, z - 0.55],
          [q, Y + d, z - 0.8],
          [p, Y + d, z - 0.8],
        ],
        S.L.left(k),
      )
  }
  return o
}

/** A striped awning on a wall that faces right. */
export const awningX = (S: Scene, X: number, a: number, b: number, z: number, c: Hex, d = 1): string => {
  const n = Math.max(4, Math.round((b - a) / 0.4))
  let o = ''
  for (let i = 0; i < n; i++) {
    const p = a + ((b - a) * i) / n,
      q = a + ((b - a) * (i + 1)) / n,
      k = i % 2 ? '#fbf6ea' : c
    o +=
      S.poly(
        [
          [X, p, z],
          [X, q, z],
          [X + d, q, z - 0.55],
          [X + d, p, z - 0.55],
        ],
        S.L.shade(k, 0.5, 0, 1),
      ) +
      S.poly(
        [
          [X + d, p, z - 0.55],
          [X + d, q, z - 0.55],
          [X + d, q, z - 0.8],
          [X + d, p, z - 0.8],
        ],
        S.L.right(k),
      )
  }
  return o
}
