import type { Hex } from '../../colour.ts'
import { nth } from '../../maths.ts'
import { TAPE } from '../../palette.ts'
import type { Scene } from '../../scene.ts'
import type { Furniture } from '../furniture.ts'
import type { Room } from '../room.ts'

const easel = (S: Scene, wood: Hex, x: number, y: number, c: Hex, k: Hex): void => {
  const L = S.L
  S.shadow(x, y, x + 0.9, y + 0.5, 1.2)
  S.add(
    [x, y, 0, x + 1.2, y + 0.5, 2.1],
    S.path(
      [
        [
          [x, y + 0.5, 0],
          [x + 0.55, y + 0.1, 2.1],
        ],
        [
          [x + 1.1, y + 0.5, 0],
          [x + 0.55, y + 0.1, 2.1],
        ],
        [
          [x + 0.55, y - 0.2, 0],
          [x + 0.55, y + 0.1, 2],
        ],
      ],
      L.right(wood),
      5,
    ) +
      S.box(x + 0.02, y + 0.34, 0.7, 1.08, 0.06, 1.15, '#fbf7ec') +
      S.rectY(y + 0.405, x + 0.1, x + 1.02, 0.78, 1.77, L.left(c)) +
      S.poly(
        [
          [x + 0.1, y + 0.406, 0.78],
          [x + 1.02, y + 0.406, 0.78],
          [x + 1.02, y + 0.406, 1.2],
          [x + 0.7, y + 0.406, 1.5],
          [x + 0.4, y + 0.406, 1.1],
          [x + 0.1, y + 0.406, 1.35],
        ],
        L.left(k),
      ) +
      S.poly(
        Array.from({ length: 17 }, (_, i) => [
          x + 0.78 + Math.cos((i / 8) * Math.PI) * 0.11,
          y + 0.407,
          1.58 + Math.sin((i / 8) * Math.PI) * 0.11,
        ]),
        TAPE,
      ),
  )
}

/** Easels, canvases against the wall, a table of paints. */
export const studio = ({ S, r, W, D }: Room, { wood, acc, table, chair, plant, lamp }: Furniture): void => {
  easel(S, wood, 2.5, 1.7, '#f0a7a0', '#2f9c8a')
  easel(S, wood, 4.7, 1.3, '#8f7fd6', '#e8654a')
  for (let i = 0; i < 3; i++)
    S.add(
      [0.02 + i * 0.12, 0.8 + i * 0.5, 0, 0.12 + i * 0.12, 1.9 + i * 0.5, 1.2],
      S.box(
        0.02 + i * 0.14,
        0.8 + i * 0.5,
        0,
        0.06,
        1,
        1.2 - i * 0.2,
        nth(['#f2b84b', '#5ba3c4', '#fbf7ec'], i),
      ),
    )
  table(
    4.1,
    3.6,
    1.8,
    0.9,
    0.72,
    wood,
    [0, 1, 2, 3, 4]
      .map((i) =>
        S.box(
          4.25 + i * 0.3,
          3.85 + (i % 2) * 0.2,
          0.78,
          0.16,
          0.16,
          0.18,
          nth(['#e8654a', '#f2b84b', '#2f9c8a', '#8f7fd6', '#fbf7ec'], i),
        ),
      )
      .join(''),
  )
  chair(2.9, 3.2, acc)
  plant(W - 0.55, 0.6, 1.3, '#2f9c8a')
  lamp(3.2, 2.5, '#3d5a57')
  lamp(5, 4, '#3d5a57')
  if (r.yes()) plant(0.6, D - 2.4, 0.8)
}
