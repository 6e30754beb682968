import { mix } from '../colour.ts'
import type { Point } from '../maths.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import type { Room } from './room.ts'

/** Boards or tiles. */
export const floorOf = (S: Scene, r: Random, W: number, D: number, floor: string): void => {
  const L = S.L
  S.flat.push(
    S.poly(
      [
        [0, D, 0],
        [W, D, 0],
        [W, D, -0.25],
        [0, D, -0.25],
      ],
      L.left(mix(floor, '#55483a', 0.35)),
    ) +
      S.poly(
        [
          [W, 0, 0],
          [W, D, 0],
          [W, D, -0.25],
          [W, 0, -0.25],
        ],
        L.right(mix(floor, '#55483a', 0.35)),
      ) +
      S.rectZ(0, 0, 0, W, D, L.base(floor)),
  )
  const pl: Point[][] = []
  const tiles = floor === '#cfc8b8' || floor === '#b9c4bd'
  if (tiles) {
    for (let i = 0.6; i < W; i += 0.6)
      pl.push([
        [i, 0, 0],
        [i, D, 0],
      ])
    for (let i = 0.6; i < D; i += 0.6)
      pl.push([
        [0, i, 0],
        [W, i, 0],
      ])
  } else {
    for (let i = 0.3; i < D; i += 0.3)
      pl.push([
        [0, i, 0],
        [W, i, 0],
      ])
    for (let i = 0; i < 34; i++) {
      const y = Math.floor(r.n(0, D / 0.3)) * 0.3,
        x = r.n(0.2, W - 0.2)
      pl.push([
        [x, y, 0],
        [x, Math.min(D, y + 0.3), 0],
      ])
    }
  }
  S.flat.push(S.path(pl, L.sh, 1, ' opacity=".16"'))
}

/** The window's light on the floor, by day, and a rug. */
export const onTheFloor = ({ S, r, W, D, wx0, wx1, nm }: Room): void => {
  const L = S.L
  if (!L.night)
    for (let i = 0; i < nm; i++) {
      const a = wx0 + ((wx1 - wx0) * i) / nm + 0.05,
        b = wx0 + ((wx1 - wx0) * (i + 1)) / nm - 0.05
      S.flat.push(
        S.poly(
          [
            [a + 0.6, 1.2, 0],
            [b + 0.6, 1.2, 0],
            [b + 1.5, 3.4, 0],
            [a + 1.5, 3.4, 0],
          ],
          '#fff6d8',
          ' opacity=".5"',
        ),
      )
    }
  if (r.yes(0.7)) {
    const c = r.pick(['#e8654a', '#8f7fd6', '#2f9c8a', '#f2b84b', '#f4efe2']),
      x0 = W * 0.36,
      y0 = D * 0.44
    S.flat.push(
      S.rectZ(0.01, x0, y0, x0 + 3.1, y0 + 2.3, L.base(c)) +
        S.path(
          [
            [
              [x0 + 0.2, y0 + 0.2, 0.01],
              [x0 + 2.9, y0 + 0.2, 0.01],
              [x0 + 2.9, y0 + 2.1, 0.01],
              [x0 + 0.2, y0 + 2.1, 0.01],
              [x0 + 0.2, y0 + 0.2, 0.01],
            ],
          ],
          L.base('#fbf7ec'),
          2.5,
        ) +
        S.lines(
          [x0 + 0.5, y0 + 0.5, 0.01],
          [x0 + 2.6, y0 + 0.5, 0.01],
          [x0 + 2.6, y0 + 1.8, 0.01],
          [x0 + 0.5, y0 + 1.8, 0.01],
          8,
          L.base('#fbf7ec'),
          2,
          ' opacity=".5"',
        ),
    )
  }
}
