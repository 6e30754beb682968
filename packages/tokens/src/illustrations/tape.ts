import type { Hex } from './colour.ts'
import { type Point, nth, r1 } from './maths.ts'
import { GLYPHS } from './numerals.ts'
import { INK, TAPE } from './palette.ts'
import type { Scene } from './scene.ts'

const bend = 0.34

/** Returns the SVG path of a line with rounded corners. */
const rounded = (q: readonly [number, number][]): string => {
  const first = nth(q, 0)
  let o = `M${r1(first[0])} ${r1(first[1])}`
  for (let i = 1; i < q.length; i++) {
    const a = nth(q, i - 1)
    const b = nth(q, i)
    const c = q[i + 1]
    if (!c) {
      o += `L${r1(b[0])} ${r1(b[1])}`
      continue
    }
    o += `L${r1(b[0] + (a[0] - b[0]) * bend)} ${r1(b[1] + (a[1] - b[1]) * bend)}Q${r1(b[0])} ${r1(b[1])} ${r1(b[0] + (c[0] - b[0]) * bend)} ${r1(b[1] + (c[1] - b[1]) * bend)}`
  }
  return o
}

/** A measure written on the ground; (ux, uy) is its reading direction, (vx, vy) points up. */
const label = (
  S: Scene,
  txt: string,
  x: number,
  y: number,
  z: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  hgt: number,
  color: Hex,
  w: number,
): string => {
  const k = hgt / 6
  let adv = 0
  const tot = Array.from(txt).reduce((sum, sign) => sum + (GLYPHS[sign] ? GLYPHS[sign].width + 1.7 : 0), -1.7)
  const segs: Point[][] = []
  for (const c of txt) {
    const g = GLYPHS[c]
    if (!g) continue
    for (const pl of g.strokes)
      segs.push(
        pl.map(([a, b]): Point => {
          const u = (a + adv - tot / 2) * k,
            v = (b - 3) * k
          return [x + ux * u + vx * v, y + uy * u + vy * v, z]
        }),
      )
    adv += g.width + 1.7
  }
  const d = segs.map((g) => rounded(g.map((p) => S.P(...p)))).join('')
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${r1(Math.max(1, Math.min(w, S.s * 0.085)))}"/>`
}

/** Returns the sides of a place of this area (in m²) in the proportions of a plot of `W` by `D`, as they are written. */
export const writtenSides = (W: number, D: number, area: number): readonly [string, string] => {
  const scale = Math.sqrt(area / (W * D))
  const write = (side: number) =>
    `${Number(side.toFixed(side < 20 ? 1 : 0))
      .toString()
      .replace('.', ',')} m`
  return [write(W * scale), write(D * scale)]
}

interface TapeOptions {
  /** Metres between two strokes. */
  unit?: number
  z?: number
  /** In m²; what is written next to the tape follows it. Default: the area that is drawn. Null: nothing is written. */
  area?: number | null
}

/** The tape (huincha) along the two front edges of a free place, with its measures. */
export const tape = (
  S: Scene,
  W: number,
  D: number,
  { unit = 1, z = 0, area = W * D }: TapeOptions = {},
): void => {
  const L = S.L,
    t = 0.022 * (W + D),
    c = TAPE,
    ink = INK,
    o: string[] = []
  const gx = t * 0.55
  o.push(S.rectZ(z, 0, D + gx, W + gx + t, D + gx + t, c), S.rectZ(z, W + gx, 0, W + gx + t, D + gx, c))
  const s: Point[][] = [],
    b: Point[][] = []
  for (let i = 0; i <= W / unit + 0.001; i++)
    (i % 5 ? s : b).push([
      [i * unit, D + gx, z],
      [i * unit, D + gx + t * (i % 5 ? 0.38 : 0.7), z],
    ])
  for (let i = 0; i <= D / unit + 0.001; i++)
    (i % 5 ? s : b).push([
      [W + gx, D - i * unit, z],
      [W + gx + t * (i % 5 ? 0.38 : 0.7), D - i * unit, z],
    ])
  const tw = Math.max(0.7, Math.min(1, S.s / 20))
  o.push(S.path(s, ink, 1.3 * tw), S.path(b, ink, 2 * tw))
  if (area !== null) {
    const [width, depth] = writtenSides(W, D, area)
    const h = t * 0.95,
      off = t * 2.3
    o.push(
      label(S, width, W / 2, D + gx + off, z, 1, 0, 0, -1, h, L.ink, 2.2),
      label(S, depth, W + gx + off, D / 2, z, 0, -1, -1, 0, h, L.ink, 2.2),
    )
  }
  S.flat.push(o.join(''))
}
