import { mix } from './colour.ts'
import { type Point, r1 } from './maths.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { whiteBlock, whiteTree } from './white-model.ts'

/**
 * Draws the city as a white model, in blocks of the size of the free place; `skip` leaves out what is drawn
 * in colour.
 */
export const city = (
  S: Scene,
  r: Random,
  W: number,
  D: number,
  range: number,
  skip: (i: number, j: number) => boolean,
): void => {
  const L = S.L,
    u = (W + D) / 2,
    st = u * 0.3,
    per = [W + st, D + st] as const
  for (let i = -range; i <= range; i++)
    for (let j = -range; j <= range; j++) {
      if (skip(i, j)) continue
      const x = i * per[0],
        y = j * per[1]
      const [px, py] = S.P(x + W / 2, y + D / 2)
      const ext = u * S.s
      if (px < -ext || px > S.w + ext || py < -ext * 0.8 || py > S.h + ext) continue
      S.flat.push(
        S.rectZ(
          0,
          x - st * 0.16,
          y - st * 0.16,
          x + W + st * 0.16,
          y + D + st * 0.16,
          mix(L.ground, L.night ? '#9fd0c4' : '#ffffff', L.night ? 0.05 : 0.3),
        ),
      )
      const front = i + j > 0 || (i >= 0 && j >= 0),
        near = i + j === 0
      const hm = front ? u * 0.2 : near ? u * 0.34 : u * (0.5 + 0.12 * Math.min(3, -(i + j)))
      if (front && r.yes(0.4)) {
        for (let k = 0; k < 5; k++)
          whiteTree(S, x + W * r.n(0.15, 0.85), y + D * r.n(0.15, 0.85), u * r.n(0.055, 0.085))
        continue
      }
      const nx = 2,
        ny = 2
      for (let a = 0; a < nx; a++)
        for (let b = 0; b < ny; b++) {
          if ((j === 1 && i === 0 && b === 0) || (i === 1 && j === 0 && a === 0)) {
            if (r.yes(0.35)) whiteTree(S, x + (W * (a + 0.6)) / nx, y + (D * (b + 0.6)) / ny, u * 0.06)
            continue
          }
          if (r.yes(0.12)) {
            whiteTree(S, x + (W * (a + 0.5)) / nx, y + (D * (b + 0.5)) / ny, u * 0.085)
            continue
          }
          const gw = (W / nx) * r.n(0.86, 0.97),
            gd = (D / ny) * r.n(0.86, 0.97)
          whiteBlock(S, r, x + (W * a) / nx, y + (D * b) / ny, gw, gd, hm, u * 0.09)
        }
    }
  const dash: Point[][] = []
  for (let i = -range; i <= range + 1; i++) {
    dash.push(
      [
        [i * per[0] - st / 2, -range * per[1], 0],
        [i * per[0] - st / 2, (range + 1) * per[1], 0],
      ],
      [
        [-range * per[0], i * per[1] - st / 2, 0],
        [(range + 1) * per[0], i * per[1] - st / 2, 0],
      ],
    )
  }
  S.flat.push(
    S.path(
      dash,
      L.night ? '#9fd0c4' : '#ffffff',
      1.6,
      ` stroke-dasharray="${r1(u * 0.05 * S.s)} ${r1(u * 0.05 * S.s)}" opacity="${L.night ? 0.25 : 0.75}"`,
    ),
  )
}
