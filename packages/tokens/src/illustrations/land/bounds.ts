import type { Point } from '../maths.ts'
import { TAPE } from '../palette.ts'
import { cactus, shrub } from '../pieces/shrubs.ts'
import { tree } from '../pieces/trees.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import type { Land } from './land.ts'

const mural = (S: Scene, r: Random, W: number): string => {
  const L = S.L
  let o = ''
  const cs = ['#e8654a', '#f2b84b', '#2f9c8a', '#8f7fd6', '#f0a7a0', '#5ba3c4']
  let x = 3
  while (x < W - 4) {
    const w = r.n(1.5, 3),
      k = r.pick(cs),
      q = r.i(0, 2)
    o +=
      q === 0
        ? S.poly(
            [
              [x, 0.35, 0],
              [x + w, 0.35, 0],
              [x + w / 2, 0.35, r.n(1.3, 2)],
            ],
            L.left(k),
          )
        : q === 1
          ? S.rectY(0.35, x, x + w * 0.8, 0, r.n(0.8, 2), L.left(k))
          : S.poly(
              Array.from({ length: 13 }, (_, i) => [
                x + w / 2 + Math.cos((i / 12) * Math.PI) * w * 0.5,
                0.35,
                Math.sin((i / 12) * Math.PI) * w * 0.5,
              ]),
              L.left(k),
            )
    x += w * r.n(0.7, 1.1)
  }
  return o
}

/** A party wall, sometimes painted, or a fence. */
export const backWalls = ({ S, r, W, D }: Land): void => {
  const L = S.L
  const bw = r.pick(['muro', 'cerco', 'muro'])
  if (bw === 'muro') {
    const c = r.pick(['#e9e1d0', '#e8a58f', '#d3b78e', '#c9d8cf'])
    S.add([0, 0, 0, 0.35, D, 2.2], S.box(0, 0, 0, 0.35, D, 2.1, c))
    S.add(
      [0.35, 0, 0, W, 0.35, 2.2],
      S.box(0.35, 0, 0, W - 0.35, 0.35, 2.1, c) + (r.yes(0.6) ? mural(S, r, W) : ''),
    )
  } else {
    const seg: Point[][] = [],
      pst: Point[][] = []
    for (let i = 0; i <= W; i += 2)
      pst.push([
        [i, 0, 0],
        [i, 0, 1.6],
      ])
    for (let i = 2; i <= D; i += 2)
      pst.push([
        [0, i, 0],
        [0, i, 1.6],
      ])
    for (const z of [0.5, 1, 1.45])
      seg.push([
        [0, D, z],
        [0, 0, z],
        [W, 0, z],
      ])
    S.flat.push(S.path(seg, L.base('#6a5a48'), 1.2, ' opacity=".7"') + S.path(pst, L.base('#7a5a40'), 4))
  }
}

/** The plants along the edges. */
export const planting = ({ S, r, W, D, mode }: Land): void => {
  const spots: [number, number][] = [
    [2.4, 2.6],
    [6, 1.9],
    [W - 3, 2.4],
    [2, D - 4],
    [W - 6.5, 2.2],
  ]
  for (const [a, b] of r.shuffle(spots).slice(0, r.i(2, 4)))
    if (mode !== 'desierto') tree(S, r, a, b, r.n(1, 1.5))
    else if (r.yes(0.7)) cactus(S, a, b, r.n(1.8, 3.2))
    else tree(S, r, a, b, 1.1, 'palm')
}

/** Stakes with flags at the front corners, and the last plants. */
export const stakes = ({ S, r, W, D, mode }: Land): void => {
  const L = S.L
  const stake = (x: number, y: number) => {
    S.add(
      [x - 0.1, y - 0.1, 0, x + 0.1, y + 0.1, 2.2],
      S.path(
        [
          [
            [x, y, 0],
            [x, y, 2.1],
          ],
        ],
        L.base('#8a6248'),
        4.5,
      ) +
        S.poly(
          [
            [x, y, 2.1],
            [x + 1, y - 0.5, 1.75],
            [x, y, 1.4],
          ],
          TAPE,
        ),
    )
  }
  stake(0.3, D - 0.3)
  stake(W - 0.3, D - 0.3)
  stake(W - 0.3, 0.6)
  if (r.yes(0.6)) shrub(S, r, W * 0.28, D - 1.4, 0.5)
  shrub(S, r, W - 1.6, D * 0.55, 0.5)
  if (mode !== 'desierto' && r.yes(0.6)) tree(S, r, W - 2.6, D - 3.4, 1.1)
}
