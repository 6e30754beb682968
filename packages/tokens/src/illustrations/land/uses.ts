import { nth, r1 } from '../maths.ts'
import { awningY } from '../pieces/awnings.ts'
import { gable } from '../pieces/gable.ts'
import { parasol } from '../pieces/parasol.ts'
import { winX } from '../pieces/windows.ts'
import type { Land } from './land.ts'

type Use = (land: Land, gx: number, gy: number) => void

/** A dashed outline of what could be built. */
const ghost: Use = ({ S, r, mode }, gx, gy) => {
  const L = S.L
  const w = mode === 'huerto' ? 6 : r.n(8, 10),
    d = r.n(6, 7.5),
    h = r.n(3.4, 5),
    rise = r.n(1.4, 2.4),
    ink = L.ink,
    B = [gx + w, gy + d] as const,
    m = gy + d / 2
  S.flat.push(S.rectZ(0, gx, gy, gx + w, gy + d, '#fff', ' opacity=".28"'))
  S.add(
    [gx, gy, 0, gx + w, gy + d, h + rise],
    S.poly(
      [
        [gx, B[1], 0],
        [B[0], B[1], 0],
        [B[0], B[1], h],
        [gx, B[1], h],
      ],
      '#fff',
      ' opacity=".22"',
    ) +
      S.poly(
        [
          [B[0], gy, 0],
          [B[0], B[1], 0],
          [B[0], B[1], h],
          [B[0], m, h + rise],
          [B[0], gy, h],
        ],
        '#fff',
        ' opacity=".12"',
      ) +
      S.poly(
        [
          [gx, B[1], h],
          [B[0], B[1], h],
          [B[0], m, h + rise],
          [gx, m, h + rise],
        ],
        '#fff',
        ' opacity=".3"',
      ) +
      S.path(
        [
          [
            [gx, B[1], 0],
            [B[0], B[1], 0],
            [B[0], gy, 0],
          ],
          [
            [gx, B[1], 0],
            [gx, B[1], h],
            [B[0], B[1], h],
            [B[0], B[1], 0],
          ],
          [
            [B[0], gy, 0],
            [B[0], gy, h],
            [B[0], m, h + rise],
            [B[0], B[1], h],
          ],
          [
            [gx, B[1], h],
            [gx, m, h + rise],
            [B[0], m, h + rise],
          ],
          [
            [gx, m, h + rise],
            [gx, gy, h],
            [B[0], gy, h],
          ],
        ],
        ink,
        Math.max(1.2, Math.min(2.2, S.s * 0.1)),
        S.s < 16 ? ' stroke-dasharray="4 3.5"' : ' stroke-dasharray="7 6"',
      ),
  )
}

const greenhouse: Use = ({ S }, gx) => {
  const L = S.L
  const w = 6,
    d = 9
  S.shadow(gx, 3, gx + w, 3 + d, 2.6)
  S.add(
    [gx, 3, 0, gx + w, 3 + d, 4],
    S.box(gx, 3, 0, w, d, 2.2, '#dff2ee') +
      gable(S, 'y', {
        x: gx,
        y: 3,
        dx: w,
        dy: d,
        z: 2.2,
        rise: 1.7,
        ov: 0.2,
        c: '#eaf7f4',
        wall: '#dff2ee',
        corr: 1,
      }).s +
      S.lines(
        [gx, 3 + d, 0],
        [gx + w, 3 + d, 0],
        [gx + w, 3 + d, 2.2],
        [gx, 3 + d, 2.2],
        6,
        L.sh,
        1.3,
        ' opacity=".4"',
      ) +
      S.lines(
        [gx + w, 3, 0],
        [gx + w, 3 + d, 0],
        [gx + w, 3 + d, 2.2],
        [gx + w, 3, 2.2],
        9,
        L.sh,
        1.3,
        ' opacity=".4"',
      ) +
      S.rectY(3 + d, gx + 2.3, gx + 3.7, 0, 2, L.left('#7fb59a')),
  )
}

const foodTruck: Use = ({ S, r }, gx, gy) => {
  const L = S.L
  const c = r.pick(['#e8654a', '#2f9c8a', '#8f7fd6', '#5ba3c4']),
    x = gx + 1,
    y = gy + 1
  S.shadow(x, y, x + 5.6, y + 2.4, 2.7)
  S.add(
    [x, y, 0, x + 5.6, y + 3.4, 3.2],
    S.box(x + 0.1, y + 0.1, 0, 5.4, 2.2, 0.5, '#2a3432') +
      S.box(x, y, 0.45, 5.6, 2.4, 2.4, c) +
      S.rectY(y + 2.4, x + 0.8, x + 4, 1.3, 2.3, L.night ? '#ffd98a' : '#fff3d6') +
      S.rectY(y + 2.4, x, x + 5.6, 0.45, 0.9, L.left('#fbf7ec')) +
      awningY(S, y + 2.4, x + 0.6, x + 4.2, 2.85, '#f2b84b', 1.1) +
      winX(S, x + 5.6, y + 0.4, y + 2, 1.4, 2.3, '#fbf7ec', { m: 1, sill: false }),
  )
  parasol(S, x + 1, y + 6.4, '#e8654a')
  parasol(S, x + 4.6, y + 6.8, '#2f9c8a')
}

const fair: Use = ({ S }) => {
  const L = S.L
  for (let i = 0; i < 4; i++) {
    const x = 4 + (i % 2) * 6.5,
      y = 3.4 + Math.floor(i / 2) * 5.2,
      c = nth(['#e8654a', '#f2b84b', '#2f9c8a', '#8f7fd6'], i)
    S.shadow(x, y, x + 4, y + 3, 2.2)
    let o =
      S.path(
        [
          [
            [x, y, 0],
            [x, y, 2],
          ],
          [
            [x + 4, y, 0],
            [x + 4, y, 2],
          ],
          [
            [x, y + 3, 0],
            [x, y + 3, 2],
          ],
          [
            [x + 4, y + 3, 0],
            [x + 4, y + 3, 2],
          ],
        ],
        L.left('#fbf7ec'),
        2.6,
      ) + S.box(x + 0.4, y + 1.8, 0, 3.2, 0.8, 0.9, '#d9b07a')
    for (let k = 0; k < 6; k++) {
      const [a, b] = S.P(x + 0.7 + k * 0.5, y + 2.2, 1)
      o += `<circle cx="${r1(a)}" cy="${r1(b)}" r="${r1(0.2 * S.s)}" fill="${L.left(nth(['#e8654a', '#f2b84b', '#5fa35a'], k % 3))}"/>`
    }
    S.add(
      [x, y, 0, x + 4, y + 3, 3],
      o +
        gable(S, 'x', { x: x, y: y, dx: 4, dy: 3, z: 2, rise: 0.9, ov: 0.3, c: c, wall: '#fbf7ec', corr: 0 })
          .s,
    )
  }
}

const uses = { fantasma: ghost, invernadero: greenhouse, foodtruck: foodTruck, feria: fair }

/** What the land could be used for. */
export const possibleUse = (land: Land): void => {
  const { r, W, mode } = land
  const orchard = mode === 'huerto'
  const use = orchard
    ? r.pick<keyof typeof uses>(['invernadero', 'fantasma'])
    : r.pick<keyof typeof uses>(['fantasma', 'fantasma', 'foodtruck', 'feria', 'fantasma'])
  uses[use](land, orchard ? W - 8 : 6.5, 4.5)
}
