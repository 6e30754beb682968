import type { Hex } from '../colour.ts'
import { type Point, r1 } from '../maths.ts'
import { LEAF } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

export const shrub = (S: Scene, r: Random, x: number, y: number, k = 0.5): void => {
  const c: Hex = r.pick([...LEAF, '#9a86dc', '#e8654a'])
  S.add([x - k * 0.6, y - k * 0.6, 0, x + k * 0.6, y + k * 0.6, k], S.blob(x, y, k * 0.6, k, c))
  S.shadow(x - k * 0.6, y - k * 0.6, x + k * 0.6, y + k * 0.6, k)
}

export const cactus = (S: Scene, x: number, y: number, h: number): void => {
  const L = S.L,
    c = '#4f9a72',
    w = 0.42 * S.s
  const f = (a: Point[][]) =>
    S.path(a, L.right(c), w) + S.path(a, L.left(c), w * 0.5, ` transform="translate(${r1(-w * 0.16)} 0)"`)
  S.shadow(x - 0.2, y - 0.2, x + 0.2, y + 0.2, h)
  S.add(
    [x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, h],
    f([
      [
        [x, y, 0],
        [x, y, h],
      ],
    ]) +
      f([
        [
          [x, y, h * 0.4],
          [x + 0.5, y - 0.5, h * 0.45],
          [x + 0.5, y - 0.5, h * 0.8],
        ],
      ]) +
      f([
        [
          [x, y, h * 0.3],
          [x - 0.45, y + 0.45, h * 0.35],
          [x - 0.45, y + 0.45, h * 0.62],
        ],
      ]),
  )
}
