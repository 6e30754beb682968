import type { Hex } from '../../colour.ts'
import { nth, r1 } from '../../maths.ts'
import type { Scene } from '../../scene.ts'
import type { Furniture } from '../furniture.ts'
import type { Room } from '../room.ts'

const rolls = (S: Scene, x: number, y: number): void => {
  const L = S.L
  let s = ''
  for (let i = 0; i < 5; i++) {
    const c = nth(['#e8654a', '#8f7fd6', '#f2b84b', '#2f9c8a', '#f0a7a0'], i)
    s +=
      S.path(
        [
          [
            [x + i * 0.26, y, 0.05],
            [x + i * 0.26, y, 1.35 + (i % 2) * 0.2],
          ],
        ],
        L.right(c),
        0.2 * S.s,
      ) +
      S.path(
        [
          [
            [x + i * 0.26 - 0.03, y + 0.03, 0.05],
            [x + i * 0.26 - 0.03, y + 0.03, 1.35 + (i % 2) * 0.2],
          ],
        ],
        L.left(c),
        0.1 * S.s,
      )
  }
  S.add([x - 0.2, y - 0.2, 0, x + 1.3, y + 0.2, 1.6], s)
}

const mannequin = (S: Scene, wood: Hex, x: number, y: number, c: Hex): void => {
  const L = S.L
  const [a, b] = S.P(x, y, 0.75),
    k = S.s
  S.shadow(x - 0.2, y - 0.2, x + 0.2, y + 0.2, 1.5)
  S.add(
    [x - 0.25, y - 0.25, 0, x + 0.25, y + 0.25, 1.8],
    S.path(
      [
        [
          [x, y, 0],
          [x, y, 0.8],
        ],
      ],
      L.right(wood),
      4.5,
    ) +
      `<path d="M${r1(a - 0.2 * k)} ${r1(b)}Q${r1(a - 0.1 * k)} ${r1(b - 0.3 * k)} ${r1(a - 0.22 * k)} ${r1(b - 0.52 * k)}Q${r1(a - 0.26 * k)} ${r1(b - 0.72 * k)} ${r1(a - 0.05 * k)} ${r1(b - 0.76 * k)}v${r1(-0.1 * k)}h${r1(0.1 * k)}v${r1(0.1 * k)}Q${r1(a + 0.26 * k)} ${r1(b - 0.72 * k)} ${r1(a + 0.22 * k)} ${r1(b - 0.52 * k)}Q${r1(a + 0.1 * k)} ${r1(b - 0.3 * k)} ${r1(a + 0.2 * k)} ${r1(b)}Q${r1(a + 0.34 * k)} ${r1(b + 0.3 * k)} ${r1(a + 0.3 * k)} ${r1(b + 0.42 * k)}H${r1(a - 0.3 * k)}Q${r1(a - 0.34 * k)} ${r1(b + 0.3 * k)} ${r1(a - 0.2 * k)} ${r1(b)}" fill="${L.left(c)}"/><path d="M${r1(a)} ${r1(b - 0.76 * k)}H${r1(a + 0.05 * k)}Q${r1(a + 0.26 * k)} ${r1(b - 0.72 * k)} ${r1(a + 0.22 * k)} ${r1(b - 0.52 * k)}Q${r1(a + 0.1 * k)} ${r1(b - 0.3 * k)} ${r1(a + 0.2 * k)} ${r1(b)}Q${r1(a + 0.34 * k)} ${r1(b + 0.3 * k)} ${r1(a + 0.3 * k)} ${r1(b + 0.42 * k)}H${r1(a + 0.06 * k)}z" fill="${L.right(c)}" opacity=".6"/>`,
  )
}

/** Rolls of cloth, a machine, two dressed figures. */
export const sewing = ({ S, W, wx0 }: Room, { wood, acc, shelf, table, chair, lamp }: Furniture): void => {
  const L = S.L
  rolls(S, W - 1.6, 0.45)
  shelf(0.15, 0.05, Math.max(0.9, Math.min(1.6, wx0 - 0.35)), 2.0)
  table(
    2.0,
    1.4,
    2.4,
    1.0,
    0.78,
    '#f4efe2',
    S.box(2.2, 1.6, 0.84, 0.55, 0.25, 0.16, '#2a3432') +
      S.box(2.6, 1.6, 1, 0.14, 0.25, 0.2, '#2a3432') +
      S.box(2.2, 1.6, 1.14, 0.5, 0.25, 0.12, '#3d5a57') +
      S.rectZ(0.85, 3.1, 1.6, 4.2, 2.2, L.top(acc)) +
      S.poly(
        [
          [3.5, 2.4, 0.84],
          [4.2, 2.4, 0.84],
          [4.2, 2.41, 0.3],
          [3.5, 2.41, 0.42],
        ],
        L.left(acc),
      ),
  )
  chair(2.3, 2.75, acc, 'y')
  mannequin(S, wood, 5, 2.2, '#e8654a')
  mannequin(S, wood, 5.9, 2.8, '#8f7fd6')
  table(
    3.6,
    4.1,
    2.4,
    1.1,
    0.85,
    wood,
    S.rectZ(0.92, 3.8, 4.3, 5.2, 5, L.top('#f0a7a0')) + S.rectZ(0.93, 4.9, 4.3, 5.8, 4.9, L.top('#f6d98c')),
  )
  lamp(3.1, 1.9, '#f2b84b')
  lamp(4.8, 4.6, '#f2b84b')
}
