import { mix } from '../colour.ts'
import type { Point } from '../maths.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import type { House } from './house.ts'

/** Lawn or paving. */
export const plot = (S: Scene, r: Random, W: number, D: number, yard: string, pave: string): void => {
  const L = S.L
  S.flat.push(S.rectZ(0, 0, 0, W, D, yard === 'grass' ? L.base(L.grass) : L.base(pave)))
  if (yard === 'grass') {
    const sp: Point[][] = []
    for (let i = 0; i < 40; i++) {
      const x = r.n(0.3, W - 0.3),
        y = r.n(0.3, D - 0.3)
      sp.push([
        [x, y, 0],
        [x + 0.05, y - 0.05, 0.18],
      ])
    }
    S.flat.push(S.path(sp, mix(L.base(L.grass), L.sh, 0.35), 1.4, ' opacity=".6"'))
  } else {
    const g: Point[][] = []
    for (let i = 1; i < W; i++)
      g.push([
        [i, 0, 0],
        [i, D, 0],
      ])
    for (let i = 1; i < D; i++)
      g.push([
        [0, i, 0],
        [W, i, 0],
      ])
    S.flat.push(S.path(g, L.sh, 1, ' opacity=".12"'))
  }
}

export const pathToDoor = ({ S, D, Y, dX, pave }: House): void => {
  const L = S.L
  S.flat.push(S.rectZ(0, dX - 0.1, Y, dX + 1.3, D, L.base(mix(pave, '#ffffff', 0.25))))
  for (let i = Y + 0.8; i < D; i += 0.8)
    S.flat.push(
      S.path(
        [
          [
            [dX - 0.1, i, 0],
            [dX + 1.3, i, 0],
          ],
        ],
        L.sh,
        1,
        ' opacity=".18"',
      ),
    )
}

export const lowWalls = ({ S, W, D, dX, col }: House): void => {
  const wc = mix(col, '#f6efe0', 0.6)
  for (const [a, b] of [
    [0, dX - 0.4],
    [dX + 1.7, W],
  ] as const)
    if (b - a > 0.6) S.add([a, D - 0.25, 0, b, D, 0.6], S.box(a, D - 0.25, 0, b - a, 0.25, 0.55, wc))
  S.add([W - 0.25, 0, 0, W, D - 0.3, 0.6], S.box(W - 0.25, 0, 0, 0.25, D - 0.3, 0.55, wc))
}
