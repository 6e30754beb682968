import { mix } from '../colour.ts'
import type { Point } from '../maths.ts'
import { tree } from '../pieces/trees.ts'
import { car, container, truck } from '../pieces/vehicles.ts'
import type { Scene } from '../scene.ts'
import type { Shed } from './shed.ts'

export const slab = (S: Scene, W: number, D: number): void => {
  const L = S.L
  const ground = mix(L.bg, '#d9d4c6', 0.8)
  S.flat.push(S.rectZ(0, 0, 0, W, D, L.base(ground)))
  const g: Point[][] = []
  for (let i = 4; i < W; i += 4)
    g.push([
      [i, 0, 0],
      [i, D, 0],
    ])
  for (let i = 4; i < D; i += 4)
    g.push([
      [0, i, 0],
      [W, i, 0],
    ])
  S.flat.push(S.path(g, L.sh, 1.1, ' opacity=".14"'))
}

/** The goods and vehicles in the yard. */
export const yard = (
  { S, r, x, Y, dx }: Pick<Shed, 'S' | 'r' | 'x' | 'Y' | 'dx'>,
  W: number,
  D: number,
): void => {
  const things = r.shuffle(['truck', 'cont', 'pal', 'cont2', 'car']).slice(0, 3)
  const c1 = r.pick(['#c94f3d', '#2b4a6b', '#f2b84b', '#2f9c8a'])
  if (things.includes('truck'))
    truck(S, x + dx * r.pick([0.15, 0.48]), Y + 0.9, r.pick(['#e8654a', '#2f9c8a', '#f2b84b', '#5ba3c4']))
  if (things.includes('cont') || things.includes('cont2')) {
    container(S, W - 3.4, 2, c1)
    if (things.includes('cont2')) {
      container(S, W - 3.4, 2, r.pick(['#e8654a', '#5ba3c4', '#8f7fd6']), 2.5)
    }
  } else tree(S, r, W - 2.5, 4, 1.5)
  if (things.includes('pal'))
    for (let i = 0; i < 4; i++) {
      const px = W - 5.5 + (i % 2) * 1.8,
        py = D - 5 + Math.floor(i / 2) * 1.8
      S.addBox(px, py, 0, 1.3, 1.3, 0.18, '#c79a63')
      S.addBox(
        px + 0.1,
        py + 0.1,
        0.18,
        1.1,
        1.1,
        r.n(0.6, 1.5),
        r.pick(['#d9b07a', '#c28d56', '#e9e1d0', '#5ba3c4']),
      )
    }
  else if (things.includes('car')) car(S, W - 3.2, D - 6, r.pick(['#f4f3ec', '#5ba3c4', '#c94f3d']))
  else {
    tree(S, r, W - 2.4, D - 3, 1.4)
    tree(S, r, W - 2.6, D - 7, 1.2, 'alamo')
  }
  S.flat.push(
    S.path(
      [
        [
          [W - 6.6, D - 0.4, 0],
          [W - 6.6, D - 6.5, 0],
        ],
        [
          [W - 3.9, D - 0.4, 0],
          [W - 3.9, D - 6.5, 0],
        ],
        [
          [W - 1.2, D - 0.4, 0],
          [W - 1.2, D - 6.5, 0],
        ],
      ],
      '#fff',
      2.4,
      ' opacity=".75"',
    ),
  )
}
