import { type Hex, mix } from '../colour.ts'
import { r1 } from '../maths.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { shelfOf } from './shelf.ts'
import { H } from './room.ts'

/** The furniture of one room, in its wood colour and accent colour. */
export interface Furniture {
  wood: Hex
  acc: Hex
  legs: (x: number, y: number, w: number, d: number, h: number, c: Hex) => string
  table: (x: number, y: number, w: number, d: number, h: number, c: Hex, on?: string) => void
  /** `back` is the side of the backrest. */
  chair: (x: number, y: number, c: Hex, back?: 'x' | 'y') => void
  shelf: (x: number, y: number, w: number, h: number, mode?: 'potes') => void
  plant: (x: number, y: number, k?: number, c?: Hex) => void
  lamp: (x: number, y: number, c: Hex) => void
}

export const furnitureFor = (S: Scene, r: Random): Furniture => {
  const L = S.L
  const wood = r.pick(['#b97b4a', '#d2a06a', '#8a5a3c', '#e2c9a2'])
  const acc = r.pick(['#e8654a', '#2f9c8a', '#8f7fd6', '#f2b84b', '#5ba3c4'])
  const legs: Furniture['legs'] = (x, y, w, d, h, c) =>
    S.path(
      [
        [
          [x + 0.08, y + d - 0.08, 0],
          [x + 0.08, y + d - 0.08, h],
        ],
        [
          [x + w - 0.08, y + d - 0.08, 0],
          [x + w - 0.08, y + d - 0.08, h],
        ],
        [
          [x + w - 0.08, y + 0.08, 0],
          [x + w - 0.08, y + 0.08, h],
        ],
        [
          [x + 0.08, y + 0.08, 0],
          [x + 0.08, y + 0.08, h],
        ],
      ],
      L.right(c),
      4.5,
    )
  const table: Furniture['table'] = (x, y, w, d, h, c, on = '') => {
    S.shadow(x, y, x + w, y + d, 0.5)
    S.add(
      [x, y, 0, x + w, y + d, h + 0.7],
      legs(x, y, w, d, h, mix(c, '#3a2c20', 0.3)) + S.box(x, y, h - 0.04, w, d, 0.1, c) + on,
    )
  }
  const chair: Furniture['chair'] = (x, y, c, back = 'x') => {
    S.shadow(x, y, x + 0.55, y + 0.55, 0.6)
    S.add(
      [x, y, 0, x + 0.55, y + 0.55, 1],
      legs(x, y, 0.55, 0.55, 0.42, '#3d3a36') +
        S.box(x, y, 0.42, 0.55, 0.55, 0.09, c) +
        (back === 'x'
          ? S.box(x + 0.47, y, 0.45, 0.08, 0.55, 0.5, c)
          : S.box(x, y + 0.47, 0.45, 0.55, 0.08, 0.5, c)),
    )
  }
  const plant: Furniture['plant'] = (x, y, k = 1, c = '#e8654a') => {
    const [a, b] = S.P(x, y, 0.42 * k)
    const R = 0.55 * k * S.s
    let s = S.box(x - 0.2 * k, y - 0.2 * k, 0, 0.4 * k, 0.4 * k, 0.42 * k, c)
    for (let i = 0; i < 9; i++) {
      const th = -Math.PI / 2 + (i - 4) * 0.34,
        ex = a + Math.cos(th) * R * r.n(0.9, 1.25),
        ey = b + Math.sin(th) * R * r.n(1.2, 1.9),
        px = Math.cos(th + 1.57) * R * 0.2,
        py = Math.sin(th + 1.57) * R * 0.2,
        mx = (a + ex) / 2,
        my = (b + ey) / 2
      s += `<path d="M${r1(a)} ${r1(b)}Q${r1(mx + px)} ${r1(my + py)} ${r1(ex)} ${r1(ey)}Q${r1(mx - px)} ${r1(my - py)} ${r1(a)} ${r1(b)}" fill="${i % 2 ? L.left('#3f8f5f') : i % 3 ? L.right('#3f8f5f') : L.top('#4fa35f')}"/>`
    }
    S.shadow(x - 0.2, y - 0.2, x + 0.2, y + 0.2, 1)
    S.add([x - 0.25 * k, y - 0.25 * k, 0, x + 0.25 * k, y + 0.25 * k, 1.3 * k], s)
  }
  const lamp: Furniture['lamp'] = (x, y, c) => {
    const [a, b] = S.P(x, y, 2.15),
      [, t] = S.P(x, y, H + 0.9),
      R = 0.34 * S.s
    S.over.push(
      (L.night
        ? `<ellipse cx="${r1(a)}" cy="${r1(b + R * 3)}" rx="${r1(R * 3.4)}" ry="${r1(R * 3.2)}" fill="#ffd98a" opacity=".16"/>`
        : '') +
        `<path d="M${r1(a)} ${r1(t)}V${r1(b - R * 0.8)}" stroke="${L.ink}" stroke-width="1.8" fill="none"/><path d="M${r1(a - R)} ${r1(b)}C${r1(a - R)} ${r1(b - R * 1.15)} ${r1(a + R)} ${r1(b - R * 1.15)} ${r1(a + R)} ${r1(b)}z" fill="${L.left(c)}"/><path d="M${r1(a)} ${r1(b - R * 0.86)}C${r1(a + R * 0.7)} ${r1(b - R * 0.86)} ${r1(a + R)} ${r1(b - R * 0.5)} ${r1(a + R)} ${r1(b)}H${r1(a)}z" fill="${L.right(c)}" opacity=".6"/><ellipse cx="${r1(a)}" cy="${r1(b)}" rx="${r1(R)}" ry="${r1(R * 0.28)}" fill="#fff3cf"/>`,
    )
  }
  return { wood, acc, legs, table, chair, shelf: shelfOf(S, r, wood), plant, lamp }
}
