import { mix } from './colour.ts'
import { r1 } from './maths.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

/** A block of the city: one to three houses without colour. */
export const whiteBlock = (
  S: Scene,
  r: Random,
  x: number,
  y: number,
  w: number,
  d: number,
  hmax: number,
  hmin: number,
): void => {
  const L = S.L,
    m = { top: L.monoTop, left: L.monoLeft, right: L.monoRight }
  const cut = w > d ? 'x' : 'y',
    n = r.i(1, 3)
  let p = 0
  for (let i = 0; i < n; i++) {
    const q = i === n - 1 ? 1 - p : (1 / n) * r.n(0.7, 1.25),
      a: [number, number, number, number] = cut === 'x' ? [x + w * p, y, w * q, d] : [x, y + d * p, w, d * q]
    p += q
    const h = r.n(hmin, hmax)
    const [bx, by, bw, bd] = a
    S.shadow(bx, by, bx + bw, by + bd, h)
    let s = S.box(bx, by, 0, bw, bd, h, L.mono, m)
    const t = r.f()
    const u = Math.min(bw, bd)
    if (t < 0.3) {
      const Y = by + bd,
        X = bx + bw,
        rise = u * 0.22,
        mid = by + bd / 2
      s +=
        S.poly(
          [
            [bx, by, h],
            [X, by, h],
            [X, mid, h + rise],
            [bx, mid, h + rise],
          ],
          L.monoTop,
        ) +
        S.poly(
          [
            [X, by, h],
            [X, Y, h],
            [X, mid, h + rise],
          ],
          L.monoRight,
        ) +
        S.poly(
          [
            [bx, Y, h],
            [X, Y, h],
            [X, mid, h + rise],
            [bx, mid, h + rise],
          ],
          mix(L.monoTop, L.monoLeft, 0.45),
        )
    } else if (t < 0.75) {
      const i2 = u * 0.07
      s +=
        S.poly(
          [
            [bx + i2, by + i2, h],
            [bx + bw - i2, by + i2, h],
            [bx + bw - i2, by + bd - i2, h],
            [bx + i2, by + bd - i2, h],
          ],
          mix(L.monoTop, L.monoLeft, 0.55),
        ) +
        S.poly(
          [
            [bx + i2, by + i2, h],
            [bx + bw - i2, by + i2, h],
            [bx + bw - i2, by + i2, h - u * 0.05],
            [bx + i2, by + i2, h - u * 0.05],
          ],
          L.monoLeft,
        ) +
        (r.yes(0.5)
          ? S.box(bx + bw * 0.2, by + bd * 0.2, h - u * 0.05, bw * 0.26, bd * 0.26, u * 0.16, L.mono, m)
          : '')
    }
    S.add([bx, by, 0, bx + bw, by + bd, h + u * 0.3], s)
  }
}

export const whiteTree = (S: Scene, x: number, y: number, k: number): void => {
  const L = S.L,
    [a, b] = S.P(x, y, k * 1.4),
    R = k * S.s
  S.shadow(x - k * 0.5, y - k * 0.5, x + k * 0.5, y + k * 0.5, k * 1.8)
  S.add(
    [x - k * 0.4, y - k * 0.4, 0, x + k * 0.4, y + k * 0.4, k * 2.3],
    S.path(
      [
        [
          [x, y, 0],
          [x, y, k],
        ],
      ],
      L.monoRight,
      0.2 * k * S.s,
    ) +
      `<circle cx="${r1(a)}" cy="${r1(b)}" r="${r1(R)}" fill="${L.monoRight}"/><circle cx="${r1(a - R * 0.14)}" cy="${r1(b - R * 0.1)}" r="${r1(R * 0.84)}" fill="${L.monoLeft}"/><circle cx="${r1(a - R * 0.3)}" cy="${r1(b - R * 0.34)}" r="${r1(R * 0.45)}" fill="${L.monoTop}"/>`,
  )
}
