import { nth, r1 } from '../maths.ts'
import { flatRoof } from '../pieces/flat-roof.ts'
import { gable } from '../pieces/gable.ts'
import { hip } from '../pieces/hip.ts'
import { winX, winY } from '../pieces/windows.ts'
import type { Scene } from '../scene.ts'
import type { House } from './house.ts'

export type RoofKind = 'flat' | 'hip' | 'gx' | 'gy'

/** A roof and how high it reaches. */
interface Roof {
  s: string
  top: number
}

const tank = (S: Scene, x: number, y: number, h: number): string => {
  const L = S.L
  const [a, b] = S.P(x + 1.6, y + 1.6, h + 0.1),
    R = 0.62 * S.s
  return `<path d="M${r1(a - R)} ${r1(b - R * 1.9)}v${r1(R * 1.9)}a${r1(R)} ${r1(R * 0.5)} 0 0 0 ${r1(2 * R)} 0v${r1(-R * 1.9)}z" fill="${L.left('#2b4a6b')}"/><path d="M${r1(a)} ${r1(b - R * 1.9)}v${r1(R * 2.4)}a${r1(R)} ${r1(R * 0.5)} 0 0 0 ${r1(R)} ${r1(-R * 0.5)}v${r1(-R * 1.9)}z" fill="${L.right('#2b4a6b')}"/><ellipse cx="${r1(a)}" cy="${r1(b - R * 1.9)}" rx="${r1(R)}" ry="${r1(R * 0.5)}" fill="${L.top('#3c6188')}"/>`
}

const washing = ({ S, X, y, h }: House): string => {
  const L = S.L
  return (
    S.path(
      [
        [
          [X - 3.2, y + 1, h - 0.4],
          [X - 3.2, y + 1, h + 1.5],
        ],
        [
          [X - 0.8, y + 3, h - 0.4],
          [X - 0.8, y + 3, h + 1.5],
        ],
        [
          [X - 3.2, y + 1, h + 1.4],
          [X - 0.8, y + 3, h + 1.4],
        ],
      ],
      L.right('#5a5a55'),
      2,
    ) +
    [0.2, 0.45, 0.7]
      .map((t, i) => {
        const a = [X - 3.2 + 2.4 * t, y + 1 + 2 * t] as const,
          b = [X - 3.2 + 2.4 * (t + 0.16), y + 1 + 2 * (t + 0.16)] as const
        return S.poly(
          [
            [a[0], a[1], h + 1.38],
            [b[0], b[1], h + 1.38],
            [b[0], b[1], h + 0.6],
            [a[0], a[1], h + 0.6],
          ],
          L.top(nth(['#e8654a', '#fbf7ec', '#5ba3c4'], i)),
        )
      })
      .join('')
  )
}

const terrace = (house: House, top: boolean): Roof => {
  const { S, x, y, dx, dy, h, col } = house
  let s = ''
  s += flatRoof(S, x, y, dx, dy, h + 0.001, col, '#d8cfbf')
  s += S.box(x + 1, y + 1, h - 0.4, 1.2, 1.2, 0.5, '#9a9a90') + tank(S, x, y, h)
  if (top) s += washing(house)
  return { s, top: h + 1.8 }
}

const pitched = ({ S, r, x, y, X, Y, dx, dy, h, col, roof, trim }: House, rt: 'gx' | 'gy'): Roof => {
  let s = ''
  const rise = r.n(1.7, 2.5),
    g = gable(S, rt === 'gx' ? 'x' : 'y', {
      x: x,
      y: y,
      dx: dx,
      dy: dy,
      z: h,
      rise: rise,
      ov: 0.45,
      c: roof,
      wall: col,
      corr: 0.42,
    })
  if (rt === 'gx') {
    s += g.s
    s += winX(S, X, y + dy / 2 - 0.4, y + dy / 2 + 0.4, h + 0.25, h + 0.95, trim, { m: 2 })
  } else s += g.s + winY(S, Y, x + dx / 2 - 0.4, x + dx / 2 + 0.4, h + 0.25, h + 0.95, trim, { m: 2 })
  if (r.yes(0.6))
    s +=
      rt === 'gx'
        ? S.box(x + 1.4, y + dy / 2 + 0.5, h + rise * 0.55, 0.7, 0.7, rise * 0.45 + 0.9, '#b5523b')
        : S.box(x + dx / 2 + 0.6, y + 1.2, h + rise * 0.55, 0.7, 0.7, rise * 0.45 + 0.9, '#b5523b')
  return { s, top: h + rise }
}

/** The roof of a house. `top` hangs washing on a terrace. */
export const roofOf = (house: House, kind: RoofKind, top: boolean): Roof => {
  if (kind === 'flat') return terrace(house, top)
  if (kind !== 'hip') return pitched(house, kind)
  const { S, r, x, y, dx, dy, h, roof } = house
  const rise = r.n(1.7, 2.3)
  return { s: hip(S, x, y, dx, dy, h + 0.1, rise, 0.5, roof), top: h + rise }
}
