import { type Point, lerp } from '../maths.ts'
import { gable } from '../pieces/gable.ts'
import { winX, winY } from '../pieces/windows.ts'
import type { Shed, ShedRoof } from './shed.ts'

export type ShedRoofKind = 'gx' | 'gy' | 'saw' | 'vault'

/** Two planes with skylights. */
const pitched = ({ S, r, x, y, Y, dx, dy, h, col, roof }: Shed, type: 'gx' | 'gy'): ShedRoof => {
  const L = S.L
  let s = ''
  const rise = type === 'gx' ? dy * 0.2 : dx * 0.16,
    q = gable(S, type === 'gx' ? 'x' : 'y', {
      x: x,
      y: y,
      dx: dx,
      dy: dy,
      z: h,
      rise: rise,
      ov: 0.5,
      c: roof,
      wall: col,
      corr: 0.6,
    })
  s += q.s
  const f = (p: number, t: number) => lerp(lerp(q.A, q.B, p), lerp(q.D, q.C, p), t)
  const ns = r.i(2, 4)
  for (let i = 0; i < ns; i++) {
    const p = (i + 0.5) / ns
    s += S.poly(
      [f(p - 0.035, 0.12), f(p + 0.035, 0.12), f(p + 0.035, 0.82), f(p - 0.035, 0.82)],
      L.night ? '#ffe2a0' : '#eef8f6',
      ' opacity=".85"',
    )
  }
  if (type === 'gy')
    s += winY(S, Y, x + dx / 2 - 0.9, x + dx / 2 + 0.9, h + rise * 0.2, h + rise * 0.55, '#fbf7ec', {
      m: 3,
      sill: false,
    })
  for (let i = 0; i < 2; i++) {
    const p = f(0.3 + 0.4 * i, 0.98)
    s += S.box(p[0] - 0.4, p[1] - 0.4, p[2] - 0.1, 0.8, 0.8, 0.6, '#c9ccc4')
  }
  return { s, rise }
}

/** A sawtooth roof, with windows on one side of each tooth. */
const sawtooth = ({ S, x, y, X, Y, dx, dy, h, col, roof }: Shed): ShedRoof => {
  const L = S.L
  let s = ''
  const n = 3,
    w = dx / n,
    rise = 2.1
  s += S.rectZ(h, x, y, X, Y, L.top(roof))
  for (let i = 0; i < n; i++) {
    const a = x + w * i,
      b = a + w
    s +=
      S.poly(
        [
          [a, y, h],
          [a, Y, h],
          [b, Y, h + rise],
          [b, y, h + rise],
        ],
        L.shade(roof, -0.4, 0, 1),
      ) +
      S.lines(
        [a, y, h],
        [a, Y, h],
        [b, Y, h + rise],
        [b, y, h + rise],
        Math.round(dy / 0.7),
        L.sh,
        1,
        ' opacity=".14"',
      ) +
      S.poly(
        [
          [a, Y, h],
          [b, Y, h],
          [b, Y, h + rise],
        ],
        L.left(col),
      ) +
      S.rectX(b, y, Y, h, h + rise, L.right(col)) +
      winX(S, b, y + 0.5, Y - 0.5, h + 0.45, h + rise - 0.35, '#fbf7ec', { m: 7, sill: false })
  }
  return { s, rise }
}

/** A barrel with ribs. */
const vaulted = ({ S, x, y, X, Y, dx, dy, h, col, roof }: Shed): ShedRoof => {
  const L = S.L
  let s = ''
  const n = 14,
    rise = dy * 0.27
  const at = (t: number): [number, number] => [
    Y - (dy / 2) * (1 - Math.cos(Math.PI * t)),
    h + Math.sin(Math.PI * t) * rise,
  ]
  const seg: string[] = []
  for (let i = 0; i < n; i++) {
    const [y1, z1] = at(i / n),
      [y2, z2] = at((i + 1) / n),
      ny = z2 - z1,
      nz = y1 - y2
    if (ny * 1 + nz * 0.816 < 0) continue
    seg.push(
      S.poly(
        [
          [x - 0.3, y1, z1],
          [X + 0.3, y1, z1],
          [X + 0.3, y2, z2],
          [x - 0.3, y2, z2],
        ],
        L.shade(roof, 0, ny, nz),
        ` stroke="${L.shade(roof, 0, ny, nz)}" stroke-width=".6"`,
      ),
    )
  }
  const end: Point[] = []
  for (let i = 0; i <= n; i++) {
    const [b, z] = at(i / n)
    end.push([X, b, z])
  }
  s +=
    seg.reverse().join('') +
    S.poly(
      end.map((p) => [p[0] + 0.3, p[1], p[2]]),
      L.right('#fbf7ec'),
    ) +
    S.poly(
      end.map((p) => [p[0] + 0.31, y + dy / 2 + (p[1] - y - dy / 2) * 0.93, h + (p[2] - h) * 0.9]),
      L.right(col),
    ) +
    winX(S, X + 0.32, y + dy / 2 - 1.6, y + dy / 2 + 1.6, h + 0.4, h + 1.4, '#fbf7ec', {
      m: 4,
      sill: false,
    })
  const ribs: Point[][] = []
  for (let k = 1; k < 7; k++) {
    const px = x + (dx * k) / 7,
      arr: Point[] = []
    for (let i = 0; i <= n * 0.7; i++) {
      const [b, z] = at(i / n)
      arr.push([px, b, z])
    }
    ribs.push(arr)
  }
  s += S.path(ribs, L.sh, 1.2, ' opacity=".25"')
  return { s, rise }
}

export const roofOf = (shed: Shed, kind: ShedRoofKind): ShedRoof => {
  if (kind === 'saw') return sawtooth(shed)
  return kind === 'vault' ? vaulted(shed) : pitched(shed, kind)
}
