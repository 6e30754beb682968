import { nth, r1 } from '../../maths.ts'
import type { Scene } from '../../scene.ts'
import type { Furniture } from '../furniture.ts'
import type { Room } from '../room.ts'

const wheel = (S: Scene, x: number, y: number): void => {
  const L = S.L
  const [a, b] = S.P(x + 0.4, y + 0.4, 0.62),
    R = 0.36 * S.s
  S.shadow(x, y, x + 0.8, y + 0.8, 0.7)
  S.add(
    [x, y, 0, x + 0.8, y + 0.8, 1.1],
    S.box(x, y, 0, 0.8, 0.8, 0.6, '#dfe3dd') +
      `<ellipse cx="${r1(a)}" cy="${r1(b)}" rx="${r1(R)}" ry="${r1(R * 0.55)}" fill="${L.right('#b9c4bd')}"/><path d="M${r1(a - R * 0.35)} ${r1(b - R)}Q${r1(a - R)} ${r1(b - R * 0.4)} ${r1(a - R * 0.45)} ${r1(b)}h${r1(R * 0.9)}Q${r1(a + R)} ${r1(b - R * 0.4)} ${r1(a + R * 0.35)} ${r1(b - R)}z" fill="${L.left('#d58a62')}"/><ellipse cx="${r1(a)}" cy="${r1(b - R)}" rx="${r1(R * 0.35)}" ry="${r1(R * 0.14)}" fill="${L.right('#a8603e')}"/>`,
  )
}

/** A kiln, two wheels, shelves of pots. */
export const pottery = ({ S, W, wx1 }: Room, { wood, shelf, table, chair, plant, lamp }: Furniture): void => {
  const L = S.L
  shelf(W - 2.35, 0.05, 2.1, 2.2, 'potes')
  if (wx1 < W - 2.4) plant(wx1 + 0.2, 0.5, 0.7)
  S.shadow(0.3, 0.4, 1.5, 1.6, 1.2)
  S.add(
    [0.3, 0.4, 0, 1.5, 1.6, 1.5],
    S.box(0.3, 0.4, 0, 1.2, 1.2, 1.3, '#8d9a98') +
      S.rectX(1.5, 0.6, 1.4, 0.3, 1.0, L.right('#3d3a36')) +
      S.rectX(1.5, 0.75, 1.25, 0.42, 0.85, '#f59a2c') +
      S.box(0.75, 0.85, 1.3, 0.3, 0.3, 0.5, '#7f8b89'),
  )
  wheel(S, 2.6, 2.2)
  chair(2.7, 3.4, wood)
  wheel(S, 4.4, 2.2)
  table(
    3.9,
    4,
    2.2,
    0.95,
    0.78,
    wood,
    [0, 1, 2, 3]
      .map((i) => {
        const [a, b] = S.P(4.2 + i * 0.5, 4.5, 0.84),
          R = 0.16 * S.s
        return `<path d="M${r1(a - R)} ${r1(b - R)}Q${r1(a - R * 0.8)} ${r1(b)} ${r1(a)} ${r1(b)}Q${r1(a + R * 0.8)} ${r1(b)} ${r1(a + R)} ${r1(b - R)}z" fill="${L.left(nth(['#e8654a', '#f4efe2', '#2f9c8a', '#f2b84b'], i))}"/><ellipse cx="${r1(a)}" cy="${r1(b - R)}" rx="${r1(R)}" ry="${r1(R * 0.38)}" fill="${L.right('#f4efe2')}"/>`
      })
      .join(''),
  )
  lamp(3, 2.6, '#e8654a')
  lamp(4.9, 4.4, '#e8654a')
}
